import { localDate } from '#clinic/clock/clock.ts'
import { figureIds, type Span, spans } from '#desk/figures/figures-view.ts'
import { startOf } from '#language/dates/days.ts'
import { inEachLanguage, languageTag } from '#language/locales.ts'
import {
  countKinds,
  countPlaces,
  figureKinds,
  readFigures,
  weeksUntil,
  writeFigures,
} from '#server/desk/figures.ts'
import { answerNotStored, type DeskServices, type Visit } from './visit.ts'

/** Totals of what the site counts, for owners. Nobody stands in them, so that no log need say who looked. */
export const createFigurePages = (services: DeskServices) => ({
  show: (visit: Visit) => showFigures(services, visit),
  save: (visit: Visit) => saveFigures(services, visit),
})

const weekNames = inEachLanguage(
  (locale) =>
    new Intl.DateTimeFormat(languageTag[locale], {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
)

async function read({ clock, ...services }: DeskServices, { context, frame }: Visit) {
  const span = spans.find((each) => String(each) === context.req.query('weeks')) ?? spans[0]
  const weeks = weeksUntil(localDate(clock()), span)
  const figures = await readFigures(services, weeks[0] ?? '')
  return { span: span satisfies Span, weeks, figures, locale: frame.locale }
}

async function showFigures(services: DeskServices, visit: Visit) {
  const { figures: found, locale, span, weeks } = await read(services, visit)
  if (found.kind === 'not-stored') return answerNotStored(services, found, visit)
  const figures = figureIds.map((id) => {
    const counts = found.counts.filter(({ figure }) => figure === id)
    return {
      id,
      kinds: figureKinds[id],
      weeks: weeks.map((week) => ({
        name: weekNames[locale].format(startOf(week)),
        counts: countKinds(
          id,
          counts.filter((count) => count.week === week),
        ),
      })),
      pages: countPlaces(id, counts),
    }
  })
  return services.answers.page({ screen: 'figures', frame: visit.frame, span, figures })
}

async function saveFigures(services: DeskServices, visit: Visit) {
  const { figures } = await read(services, visit)
  if (figures.kind === 'not-stored') return answerNotStored(services, figures, visit)
  return services.answers.file(writeFigures(figures.counts), 'figures.csv')
}
