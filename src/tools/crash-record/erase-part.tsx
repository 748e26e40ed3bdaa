import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { fill } from '#language/fill.ts'
import { type HurtPerson, removePerson } from '#tools/crash-record/crash-record.ts'
import { erasePerson } from '#tools/crash-record/erase-person.ts'
import type { Words } from '#tools/crash-record/words.en.ts'

export interface ErasePartProps {
  words: Words['erase']
  person: HurtPerson
}

/** Erases somebody with all that is theirs, after asking once; the page is the visitor's own again. */
export function ErasePart({ words, person: { id, name } }: ErasePartProps) {
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const close = () => setAsking(false)

  async function erase() {
    const isErased = await erasePerson(id)
    close()
    // Whoever is not in the list any more is shown in no tab.
    setFailed(!(isErased && removePerson(id)))
  }

  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        {fill(words.start, { name })}
      </Button>
      {failed ? <p role="alert">{words.failed}</p> : null}
      <Dialog
        open={asking}
        heading={fill(words.heading, { name })}
        closeLabel={words.close}
        onClose={close}
      >
        <p>{fill(words.text, { name })}</p>
        <div className="button-row">
          <Button onClick={close}>{words.keep}</Button>
          <Button variant="destructive" onClick={erase}>
            {words.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
