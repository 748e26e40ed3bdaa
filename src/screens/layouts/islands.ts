import type { ComponentType } from 'react'
import './keep-query.ts'

/** What tells of presses: not for a tool that wakes by itself, but with the first touch of a link. */
export const presses = () => import('./count-presses.ts')

/**
 * A component that React takes over, or what moves HTML that stays as it is. One that cannot be without
 * what it fetches does so by `loadIsland`: a file in which that failed would stay failed.
 */
type IslandFile =
  | { Island: ComponentType<object> }
  | { loadIsland: () => Promise<ComponentType<object>> }
  | { moveIsland: (element: HTMLElement) => void }

async function loadOwn(load: () => Promise<IslandFile>) {
  const file = await load()
  return 'loadIsland' in file ? { Island: await file.loadIsland() } : file
}

/** Only what React has drawn has props, and only it waits for React. */
const reactFor = (props: string | undefined) =>
  props === undefined ? undefined : import('./hydrate.ts')

const files = import.meta.glob<IslandFile>('/src/**/*.island.ts')
/** Only those with islands: each file that is named here weighs in the first script. */
const wordFiles = import.meta.glob<Record<string, object>>([
  '/src/{forms,tools}/*/words.{en,es}.ts',
  '/src/city/{events,hospitals,providers}/words.{en,es}.ts',
  '/src/reports/{accident-report,crash-streets}/words.{en,es}.ts',
  '/src/screens/site-map/words.{en,es}.ts',
  // Their words come with the page, or later.
  '!/src/tools/{accident-action-plan,crash-record,danger-signs,recovery-calculator}/*',
])

/** The words beside an island, in one language: nobody carries the other. */
async function wordsBeside(file: string, locale: string) {
  const load = wordFiles[file.replace(/[^/]+$/, `words.${locale}.ts`)]
  return load ? { words: (await load())[locale] } : {}
}

/**
 * Hands an island's HTML over to its component, or to what moves it. Does nothing the second time.
 * @throws when one of its files does not come: it can be woken again.
 */
export async function wakeIsland(element: HTMLElement) {
  const { island: name, props, awake } = element.dataset
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.island.ts`))
  const load = file ? files[file] : undefined
  if (!file || !load || awake !== undefined) return
  const given = JSON.parse(props ?? '{}')
  const [own, words, react] = await Promise.all([
    loadOwn(load),
    wordsBeside(file, given.locale),
    reactFor(props),
  ])
  element.dataset['awake'] = ''
  if ('moveIsland' in own) own.moveIsland(element)
  else react?.hydrate(element, own.Island, { ...given, ...words })
}
