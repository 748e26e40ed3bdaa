import type { Words } from '#forms/message/words.en.ts'

/** A form is no way to ask for help at once. */
export function CallInstead({ words }: { words: Words }) {
  return (
    <p>
      {words.urgent} <a href="tel:911">{words.urgentLink}</a>.
    </p>
  )
}
