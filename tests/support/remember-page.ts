/** Attributes that no rule of a browser's own stylesheet asks for. */
const unstyled =
  /^(?:id|class|for|name|value|checked|href|lang|role|title|tabindex|viewBox|d|[xyr]\d?|c[xy]|aria-.*|data-.*)$/

/** What was found out about the page as it stands; it is forgotten when anything in it changes. */
let epoch = newEpoch()

function newEpoch() {
  return { kinds: new WeakMap<Element, number>(), labels: undefined as LabelsOf | undefined }
}

type LabelsOf = ReadonlyMap<Element, HTMLLabelElement[]>

const changes = new MutationObserver(() => {
  epoch = newEpoch()
})

function currentEpoch() {
  if (changes.takeRecords().length > 0) epoch = newEpoch()
  return epoch
}

const kindNumbers = new Map<string, number>()

/** The same number for elements with the same tags and attributes from the root down. */
function kindOf(element: Element): number {
  const { kinds } = epoch
  const known = kinds.get(element)
  if (known !== undefined) return known
  const parent = element.parentElement ? kindOf(element.parentElement) : 0
  const attributes = element
    .getAttributeNames()
    .filter((name) => !unstyled.test(name))
    .map((name) => `${name}=${element.getAttribute(name)}`)
  const kind = [parent, element.localName, ...attributes].join(' ')
  const number = kindNumbers.get(kind) ?? kindNumbers.size + 1
  kindNumbers.set(kind, number)
  kinds.set(element, number)
  return number
}

/**
 * Lets jsdom work out a style once for elements of the same kind. It asks every rule for every element
 * anew after each change, which was half of the time that the tests of components took; without a
 * stylesheet in the page, what comes out follows from tags and attributes alone.
 */
function rememberStyles() {
  const workOut = window.getComputedStyle.bind(window)
  const values = new Map<string, string>()
  window.getComputedStyle = (element, part) => {
    currentEpoch()
    if (part || !element.isConnected || document.styleSheets.length > 0) {
      return workOut(element, part)
    }
    const kind = kindOf(element)
    const remembered = (name: string, ask: (style: CSSStyleDeclaration) => string) => {
      const key = `${kind} ${name}`
      const known = values.get(key)
      if (known !== undefined) return known
      const value = ask(workOut(element))
      values.set(key, value)
      return value
    }
    return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
      get(_, name) {
        if (name === 'getPropertyValue') {
          return (property: string) =>
            remembered(property, (style) => style.getPropertyValue(property))
        }
        return remembered(String(name), (style) => Reflect.get(style, name))
      },
    })
  }
}

/** Lets jsdom look for the labels of a page once, and not for each of its fields anew. */
function rememberLabels() {
  const findLabels = (): LabelsOf => {
    const labels = new Map<Element, HTMLLabelElement[]>()
    for (const label of document.querySelectorAll('label')) {
      if (label.control) labels.set(label.control, [...(labels.get(label.control) ?? []), label])
    }
    return labels
  }
  for (const { prototype } of [
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLSelectElement,
    HTMLButtonElement,
  ]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels')
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: HTMLInputElement) {
        if (!this.isConnected) return own?.get?.call(this)
        const now = currentEpoch()
        now.labels ??= findLabels()
        return now.labels.get(this) ?? []
      },
    })
  }
}

/** Makes jsdom remember what follows from the page as it stands, for the tests of a window. */
export function rememberPage() {
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  rememberStyles()
  rememberLabels()
}
