import { Button } from '#design/button/button.tsx'
import type { Words } from '#tools/crash-record/words.en.ts'

export interface PartMissingProps {
  words: Words['later']
  /** Whether it is still on its way. */
  isComing: boolean
}

/** In the place of a part that is fetched later: on its way, or not to be had. */
export function PartMissing({ words, isComing }: PartMissingProps) {
  if (isComing) return <p role="status">{words.coming}</p>
  return (
    <>
      <p role="alert">{words.missing}</p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </>
  )
}
