/** What could move the cursor of a terminal, or turn the reading direction of a line. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A text on one line of a terminal, with nothing in it that a terminal obeys. */
export const printable = (text: string) => text.replaceAll(unseen, ' ')

/** JSON with every such sign as its number: nothing is lost, and a terminal obeys none of it. */
export const escaped = (json: string) =>
  json.replaceAll(unseen, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
