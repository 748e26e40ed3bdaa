import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { eventsFeed } from '#city/events/event-feed.ts'
import { eventsCalendar } from '#city/events/event-files.ts'
import { EventList } from '#city/events/event-list.tsx'
import { inLanguage, signProviders } from '#city/providers/provider.ts'
import { ProviderDirectory } from '#city/providers/provider-directory.tsx'
import { providerWords } from '#city/providers/words.ts'
import { type Locale, locales } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { ClinicFigures } from '#screens/clinic-figures.tsx'
import { sampleNote } from '#site/samples.ts'
import { PatientQuote } from '#words/patient-quote.tsx'
import {
  claimLabel,
  claimSentence,
  readClaims,
  readEvents,
  readProviders,
  readStories,
  readTestimonials,
} from '#words/registers.ts'
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
        providers={providers.map((provider) => inLanguage(provider, locale))}
        sampleNote={sampleNote(providers, locale)}
      />,
    )
  },
  stories: (samples, locale) => {
    const stories = withSamples(readStories().slice(0, 3), samples)
    return renderToStaticMarkup(<StoryList locale={locale} stories={stories} />)
  },
}

/** How many names carry the mark; the note above them explains it inside a sentence. */
const marksIn = (html: string, locale: Locale) => {
  const { sample, sampleNote } = sharedWords[locale].listing
  return html.replaceAll(sampleNote, '').split(`(${sample})`).length - 1
}

describe.each(Object.keys(lists))('%s', (name) => {
  const draw = lists[name] ?? (() => '')

  test.each(locales)('marks each sample, among real ones or not (%s)', (locale) => {
    const { sampleNote } = sharedWords[locale].listing
    const mostMarks = marksIn(draw(3, locale), locale)
    expect(mostMarks).toBeGreaterThanOrEqual(3)
    expect(marksIn(draw(1, locale), locale) * 3).toBe(mostMarks)
    expect(draw(1, locale)).toContain(sampleNote)
  })

  test.each(locales)('says nothing of samples where there are none (%s)', (locale) => {
    expect(marksIn(draw(0, locale), locale)).toBe(0)
    expect(draw(0, locale)).not.toContain('fine-print')
  })
})

test.each(locales)(
  'a quote that is made up carries the mark, a real one does not (%s)',
  (locale) => {
    for (const quote of readTestimonials()) {
      const marks = (sample: boolean) =>
        marksIn(
          renderToStaticMarkup(<PatientQuote quote={{ ...quote, sample }} locale={locale} />),
          locale,
        )
      expect([marks(true), marks(false)]).toEqual([1, 0])
    }
  },
)

const proof = { who: 'the manager', where: 'the report of March', when: '2026-03-31' }

test.each(locales)(
  'a figure that is made up carries the mark wherever it is said (%s)',
  (locale) => {
    const { sample } = sharedWords[locale].listing
    for (const claim of readClaims()) {
      expect(claimLabel({ ...claim, evidence: 'sample' }, locale)).toMatch(`(${sample})`)
      expect(claimLabel({ ...claim, evidence: proof }, locale)).toBe(claim.label[locale])
      expect(claimSentence(claim.id, locale, 'x.md')).toContain(claimLabel(claim, locale))
    }
  },
)

test.each(locales)(
  'figures that are all made up carry one mark together, among real ones each its own (%s)',
  (locale) => {
    const marked = (samples: number) => {
      const claims = readClaims()
        .slice(0, 3)
        .map(
          (claim, index) => ({ ...claim, evidence: index < samples ? 'sample' : proof }) as const,
        )
      const html = renderToStaticMarkup(<ClinicFigures locale={locale} claims={claims} />)
      return [marksIn(html, locale), marksIn(/<h2>.*<\/h2>/.exec(html)?.[0] ?? '', locale)]
    }
    expect([3, 2, 1, 0].map(marked)).toEqual([
      [1, 1],
      [2, 0],
      [1, 0],
      [0, 0],
    ])
  },
)

test.each(locales)('calendars and the feed mark a sample too (%s)', (locale) => {
  const [event] = readEvents()
  if (!event) throw new Error('no event is listed')
  const events = [{ ...event, ...once, sample: true }]
  const { sample } = sharedWords[locale].listing
  const origin = 'https://clinic.example'
  const unfolded = eventsCalendar(events, locale).replaceAll('\r\n ', '')
  for (const file of [unfolded, eventsFeed({ events, locale, now, origin })]) {
    expect(file).toContain(`${event.name[locale]} (${sample})`)
  }
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
