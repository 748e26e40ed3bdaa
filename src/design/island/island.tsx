import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

export type IslandProps<P extends object> = {
  /** The file name before `.island.ts`. */
  name: string
  component: ComponentType<P>
  /** They must survive JSON. */
  props: Omit<P, 'words'>
  /** Wakes as soon as the page has loaded, or then only if the address holds a query. */
  when?: 'loaded' | 'queried'
} & WordsOf<P>

/** Words do not travel with the page: `wakeIsland` finds them beside the island, by its `locale`. */
type WordsOf<P> = P extends { words: infer Words } ? { words: Words } : { words?: never }

/**
 * A part of the page that React takes over in the browser: on the visitor's first touch, unless
 * `when` says otherwise. Much lighter than the framework's own islands: see docs/decisions/0004.
 */
export function Island<P extends object>({ name, component, props, words, when }: IslandProps<P>) {
  const given = { ...props, ...(words ? { words } : {}) } as P
  const html = renderToString(createElement(component, given), { identifierPrefix: `${name}-` })
  return (
    <div
      className="island"
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, and hydrates it as a root of its own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
