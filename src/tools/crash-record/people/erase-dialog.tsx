import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { fill } from '#language/fill.ts'
import { type HurtPerson, removePerson } from '#tools/crash-record/crash-record.ts'
import { erasePerson } from '#tools/crash-record/erase-person.ts'
import type { Words } from '#tools/crash-record/people/words.en.ts'

export interface EraseDialogProps {
  words: Words['erase']
  person: HurtPerson
  onClose: () => void
}

/** Erases somebody with all that is theirs, after asking once; the page is the visitor's own again. */
export function EraseDialog({ words, person: { id, name }, onClose }: EraseDialogProps) {
  const [failed, setFailed] = useState(false)

  async function erase() {
    const isErased = await erasePerson(id)
    // Whoever is not in the list any more is shown in no tab.
    setFailed(!(isErased && removePerson(id)))
  }

  return (
    <Dialog open heading={fill(words.heading, { name })} closeLabel={words.close} onClose={onClose}>
      <p role="alert">{failed ? words.failed : null}</p>
      <p>{fill(words.text, { name })}</p>
      <div className="button-row">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button variant="destructive" onClick={erase}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
