import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

const files = import.meta.glob<{ Island: ComponentType<object> }>('/src/**/*.island.ts')
const wordFiles = import.meta.glob<Record<string, object>>([
  '/src/layouts/words.{en,es}.ts',
  '/src/{directories,forms,reports,tools}/*/words.{en,es}.ts',
])

/** The words beside an island, in one language: nobody carries the other. */
async function wordsBeside(file: string, locale: string) {
  const load = wordFiles[file.replace(/[^/]+$/, `words.${locale}.ts`)]
  return load ? { words: (await load())[locale] } : {}
}

/** Hands an island's HTML over to its component. Does nothing the second time. */
export async function wakeIsland(element: HTMLElement) {
  const { island: name, props, awake } = element.dataset
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.island.ts`))
  const load = file ? files[file] : undefined
  if (!file || !load || !props || awake !== undefined) return
  element.dataset['awake'] = ''
  const given = JSON.parse(props)
  const [{ Island }, words] = await Promise.all([load(), wordsBeside(file, given.locale)])
  hydrateRoot(element, createElement(Island, { ...given, ...words }), {
    identifierPrefix: `${name}-`,
  })
}
