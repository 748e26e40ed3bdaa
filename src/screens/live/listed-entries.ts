import type { Bilingual } from '#language/locales.ts'
import type { ListName } from '#site/announced.ts'
import type { LiveData } from './live-data.ts'

/** An entry of a list as the desk names it. */
interface ListedEntry {
  id: string
  title: Bilingual
  text: Bilingual
}

export type ListedEntries = Readonly<Record<ListName, readonly ListedEntry[]>>

const inBoth = (name: string): Bilingual => ({ en: name, es: name })

/** What can be taken down of a site, those that are down included. */
export const listedEntries = ({
  events,
  providers,
  stories,
  testimonials,
}: Pick<LiveData, ListName>): ListedEntries => ({
  testimonials: testimonials.map(({ id, text, title }) => ({ id, title, text })),
  stories: stories.map(({ id, quote, title }) => ({ id, title, text: quote })),
  events: events.map(({ description, id, name }) => ({ id, title: name, text: description })),
  providers: providers.map(({ id, name, note }) => ({ id, title: inBoth(name), text: note })),
})
