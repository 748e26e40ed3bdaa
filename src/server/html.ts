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

/** What a built page can leave open: `%%token%%`, `%%email%%` and `%%message%%`. */
export interface PageValues {
  token?: string
  /** As the visitor typed it. */
  email?: string
  message?: string
}

/** The first form stands in the properties of an island: a JSON text in an attribute. */
const placeholder =
  /(?<=&quot;:&quot;|[[,]&quot;)%%(?<json>token|email|message)%%(?=&quot;)|%%(?<plain>token|email|message)%%/g

/**
 * Puts values, made safe, where a built page has their placeholders; a placeholder without a value
 * becomes empty. One pass: a value that looks like a placeholder stays a text.
 */
export function fillPage(html: string, values: PageValues) {
  return html.replace(placeholder, (_, json?: keyof PageValues, plain?: keyof PageValues) => {
    const value = values[json ?? plain ?? 'token'] ?? ''
    return escapeHtml(json ? JSON.stringify(value).slice(1, -1) : value)
  })
}
