import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { District } from '#city/crash-figures/figures.ts'
import type { ShownFigures } from '#city/crash-figures/shown-figures.ts'
import { isDistrict, wholePeriod } from '#city/crash-figures/view.ts'
import { Button } from '#design/button/button.tsx'
import { Kept } from '#design/island/kept.tsx'
import { saveFile } from '#design/save-file.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { askedAtTheTop } from '#reports/accident-report/asked-said.ts'
import {
  choiceFromSearch,
  modeInAddress,
  searchOfChoice,
  viewOf,
} from '#reports/accident-report/choice.ts'
import { askedBy, Filters } from '#reports/accident-report/filters.tsx'
import { reportOf } from '#reports/accident-report/report.ts'
import { ReportCharts } from '#reports/accident-report/report-charts.tsx'
import { reportCsv } from '#reports/accident-report/report-csv.ts'
import type { ReportLinks } from '#reports/accident-report/report-links.ts'
import { tablesOf } from '#reports/accident-report/report-tables.ts'
import { countOrFew, periodAtStart, periodSaid } from '#reports/accident-report/said.ts'
import { Tiles } from '#reports/accident-report/tiles.tsx'
import type { Words } from '#reports/accident-report/words.en.ts'
import './accident-report.css'
import './crash-note.css'

export interface AccidentReportProps {
  locale: Locale
  words: Words
  links: ReportLinks
  figures: ShownFigures
  /** The page of one district; without it the page of the city. */
  district?: District | undefined
  /** Drawn by the server: a browser keeps it as it is. */
  map?: ReactNode
  /** The choice that is shown at first, as it stands in the address. */
  search?: string
  /** Whether a server of ours answers the form of a browser without scripts. */
  answered?: boolean
}

/** Where a browser without scripts is led by its form. */
const anchor = 'counts'

/**
 * Headline, filters, tiles and charts. As HTML it is the whole view that its address asks for; once
 * awake it follows the filters, and each is a step of Back and Forward.
 */
export function AccidentReport({
  locale,
  words,
  links,
  figures,
  district,
  map,
  search = '',
  answered = false,
}: AccidentReportProps) {
  const { years, dataThrough, yearsNotCounted } = figures
  const root = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(() => choiceFromSearch(search, years))
  // A new number makes the form anew, with the choice as its first values.
  const [formNumber, setFormNumber] = useState(0)
  const shown = useMemo(
    () => ({
      report: reportOf(figures, viewOf(choice, district)),
      search: searchOfChoice(choice, figures.years),
    }),
    [figures, choice, district],
  )
  const { report } = shown
  const { href: action, name } =
    links[district ? (`district-${district}` as const) : 'accident-report']
  const wording = { locale, words, links }
  const { area, severity, mode } = report.view
  // What is folded or far below follows when the counts at the top have been drawn.
  const later = useDeferredValue(shown)
  const charts = useMemo(
    () => (
      <ReportCharts
        {...later}
        tables={tablesOf(later.report, { locale, words, links })}
        locale={locale}
        words={words}
        links={links}
      />
    ),
    [later, locale, words, links],
  )
  const atTheTop = askedAtTheTop(report, wording)
  const headline = words.headline[isDistrict(area) ? 'district' : area][severity]

  function choose(asked: string | URLSearchParams) {
    const chosen = choiceFromSearch(asked, years)
    setChoice(chosen)
    const { pathname, search: present, hash } = location
    const kept = searchOfChoice(chosen, years, present)
    if (kept !== present) history.pushState(null, '', pathname + kept + hash)
  }

  const followAddress = useEffectEvent(() => {
    const asked = choiceFromSearch(location.search, years)
    if (searchOfChoice(asked, years) === shown.search) return
    setChoice(asked)
    setFormNumber((number) => number + 1)
  })

  const followForm = useEffectEvent(() => {
    const form = root.current?.querySelector('form')
    if (form) choose(askedBy(form))
  })

  // The address decides; where it is shown already, what was chosen before React was there.
  useEffect(() => {
    if (searchOfChoice(choiceFromSearch(location.search, years), years) === search) followForm()
    else followAddress()
    addEventListener('popstate', followAddress)
    return () => removeEventListener('popstate', followAddress)
  }, [search, years])

  function startAnew(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose('')
    setFormNumber((number) => number + 1)
  }

  function download(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = district ?? (choice.layer === 'freeways' ? choice.layer : undefined)
    const { from, to } = report.period
    const parts = [words.csv.file, place, choice.mode && modeInAddress[choice.mode], from, to]
    const file = `${parts.filter((part) => part !== undefined).join('-')}.csv`
    saveFile(file, 'text/csv;charset=utf-8', reportCsv(report, tablesOf(report, wording), wording))
  }

  return (
    <div className="crash-report" id={anchor} data-answered={answered ? '' : undefined} ref={root}>
      <p className="crash-banner">
        {fill(words.dataThrough, {
          date: formatDate(dataThrough, locale),
          period: periodSaid(wholePeriod(years), words),
        })}{' '}
        {yearsNotCounted.length > 0
          ? fill(words.yearsLeftOut, { years: yearsNotCounted.join(', ') })
          : null}
      </p>
      <p className="crash-headline" role="status">
        {fill(headline, {
          period: periodAtStart(report.period, words),
          count: countOrFew(report.total, words),
          district: name,
        })}
        {mode ? ` ${fill(words.travel.counted, { mode: words.travel.with[mode] })}` : null}
      </p>
      <p>{words.countPain}</p>
      <Filters
        key={formNumber}
        choice={choice}
        years={years}
        withLayers={!district}
        words={words}
        action={`${action}#${anchor}`}
        onChoose={choose}
      />
      {answered ? null : <p className="crash-note crash-unanswered">{words.filters.unanswered}</p>}
      {shown.search ? (
        <p>
          <a href={`${action}#${anchor}`} onClick={startAnew}>
            {words.filters.reset}
          </a>
        </p>
      ) : null}
      {atTheTop ? <p className="crash-asked">{atTheTop}</p> : null}
      {district && (mode || severity === 'severe') ? (
        <p className="crash-note">{words.filters.spans}</p>
      ) : null}
      {district && choice.layer === 'freeways' ? (
        <p className="crash-asked">
          {words.asked.freeways}{' '}
          <a href={links['accident-report'].href + shown.search}>{words.asked.freewaysLink}</a>
        </p>
      ) : null}
      <Tiles tiles={report.tiles} words={words} />
      {district ? null : <Kept>{map}</Kept>}
      {charts}
      <div className="crash-take">
        {/* A form, because a sent form is held while the island wakes; a click would be lost. */}
        <form action={action} onSubmit={download}>
          <Button type="submit" variant="outline">
            {words.filters.download}
          </Button>
        </form>
        <p className="crash-note">{words.filters.shareHint}</p>
      </div>
    </div>
  )
}
