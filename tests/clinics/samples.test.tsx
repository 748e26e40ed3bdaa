import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EventList } from '#city/events/event-list.tsx'
import { signProviders } from '#city/providers/provider.ts'
import { ProviderDirectory } from '#city/providers/provider-directory.tsx'
import { providerWords } from '#city/providers/words.ts'
import { type Locale, locales } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { readEvents, readProviders, readStories } from '#words/registers.ts'
import { StoryList } from '#words/story-list.tsx'

/** The entries of a list of which so many are made up. */
const withSamples = <Entry,>(entries: readonly Entry[], count: number) =>
  entries.map((entry, index) => ({ ...entry, sample: index < count }))

/** An event that comes once more after `now`: one entry of the list. */
const once = { date: '2026-12-08', repeats: undefined, cancelled: [], moved: [] }
const now = Date.parse('2026-12-01T12:00:00Z')

/** How the lists are drawn, with so many made-up entries; three entries each. */
const lists: Record<string, (samples: number, locale: Locale) => string> = {
  events: (samples, locale) => {
    const events = readEvents()
      .slice(0, 3)
      .map((event) => ({ ...event, ...once }))
    return renderToStaticMarkup(
      <EventList locale={locale} events={withSamples(events, samples)} now={now} />,
    )
  },
  providers: (samples, locale) => {
    const providers = withSamples(signProviders(readProviders()).slice(0, 3), samples)
    return renderToStaticMarkup(
      <ProviderDirectory
        locale={locale}
        words={providerWords[locale]}
        finder={{ districts: [], action: '/', districtLinks: [], answered: true }}
        providers={providers.map((provider) => ({ ...provider, note: provider.note[locale] }))}
      />,
    )
  },
  stories: (samples, locale) => {
    const stories = withSamples(readStories().slice(0, 3), samples)
    return renderToStaticMarkup(<StoryList locale={locale} stories={stories} />)
  },
}

/** How many names end with the mark; the note above them explains it inside a sentence. */
const marksIn = (html: string, locale: Locale) =>
  html.split(`(${sharedWords[locale].listing.sample})<`).length - 1

describe.each(Object.keys(lists))('%s', (name) => {
  const draw = lists[name] ?? (() => '')

  test.each(locales)('says that all are samples only where all are (%s)', (locale) => {
    const { sampleNotes } = sharedWords[locale].listing
    expect(draw(3, locale)).toContain(sampleNotes.all)
    expect(draw(2, locale)).not.toContain(sampleNotes.all)
    expect(marksIn(draw(3, locale), locale)).toBe(0)
  })

  test.each(locales)('marks the samples where others are real (%s)', (locale) => {
    const html = draw(2, locale)
    expect(html).toContain(sharedWords[locale].listing.sampleNotes.some)
    expect(marksIn(html, locale)).toBe(2)
  })

  test.each(locales)('says nothing of samples where there are none (%s)', (locale) => {
    expect(marksIn(draw(0, locale), locale)).toBe(0)
    expect(draw(0, locale)).not.toContain('fine-print')
  })
})

test.each(locales)('lists without entries leave nothing (%s)', (locale) => {
  const empty = (
    <>
      <EventList locale={locale} events={[]} now={now} />
      <StoryList locale={locale} stories={[]} />
    </>
  )
  expect(renderToStaticMarkup(empty)).toBe('')
})
