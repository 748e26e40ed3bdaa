const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes a text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * What a built page leaves open, by name: `%%token%%` of a mail; `%%typed-email%%` and
 * `%%fault-email%%`, what the visitor typed into a field and what is wrong with it; `%%refusal%%`
 * of the whole form.
 */
export type PageValues = Readonly<Record<string, string>>

/** The first form stands in the properties of an island: a JSON text in an attribute. */
const placeholder =
  /(?<=&quot;:&quot;)%%(?<json>[a-z][\w-]*)%%(?=&quot;)|%%(?<plain>[a-z][\w-]*)%%/g

const fillable = /<(?:input|textarea|select)\b[^>]*>/g

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/**
 * A page is built with every field at fault and nothing chosen: fields that are not at fault are
 * marked so, and what the visitor chose is chosen again.
 */
function markFields(html: string, values: PageValues) {
  return html.replace(fillable, (tag) => {
    const name = attributeOf(tag, 'name')
    const marked = values[`fault-${name}`]
      ? tag
      : tag.replace('aria-invalid="true"', 'aria-invalid="false"')
    const isChosen =
      /\btype="(?:radio|checkbox)"/.test(tag) &&
      values[`typed-${name}`]?.split(' ').includes(attributeOf(tag, 'value'))
    return isChosen ? marked.replace(' value="', ' checked="" value="') : marked
  })
}

/**
 * Puts values, made safe, where a built page has their placeholders; a placeholder without a value
 * becomes empty. One pass: a value that looks like a placeholder stays a text.
 */
export function fillPage(html: string, values: PageValues) {
  return markFields(html, values).replace(placeholder, (_, json?: string, plain?: string) => {
    const value = values[json ?? plain ?? ''] ?? ''
    return escapeHtml(json ? JSON.stringify(value).slice(1, -1) : value)
  })
}
