import { ButtonLink } from '#design/button/button.tsx'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { DeskPage } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import { nameIn } from '#desk/name-in.ts'
import type { DeskView } from '#desk/view.ts'
import { formatCount } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { type FigureView, spans } from './figures-view.ts'
import { ChartKey, WeekChart } from './week-chart.tsx'
import { figureWords } from './words.ts'

type FiguresScreen = Extract<DeskView, { screen: 'figures' }>

/** What was counted, by week and page. */
export function Figures({ figures, frame, span }: FiguresScreen) {
  const { locale } = frame
  const words = figureWords[locale]
  return (
    <DeskPage locale={locale} title={words.title} frame={frame}>
      <p>{words.lead}</p>
      <p className="desk-acts">
        {spans.map((each) =>
          each === span ? (
            <b key={each}>{words.spans[each]}</b>
          ) : (
            <a key={each} href={`${deskPath('figures')}?weeks=${each}`}>
              {words.spans[each]}
            </a>
          ),
        )}
        <ButtonLink href={`${deskPath('figures', 'table')}?weeks=${span}`} variant="outline">
          {words.save}
        </ButtonLink>
      </p>
      {figures.map((figure) => (
        <Figure key={figure.id} figure={figure} locale={locale} />
      ))}
      <p>{words.searched}</p>
      <p>{`${words.thisWeek} ${words.stored}`}</p>
    </DeskPage>
  )
}

function Figure({ figure, locale }: { figure: FigureView; locale: Locale }) {
  const words = figureWords[locale]
  const kinds = figure.kinds.map((kind) => nameIn(words.kinds, kind) ?? kind)
  const title = words.figures[figure.id]
  const places = words.places[figure.id]
  const [byWeek, byPage] = [`${title}: ${words.byWeek}`, `${title}: ${places.by}`]
  if (figure.pages.length === 0) {
    return (
      <>
        <h2>{title}</h2>
        <p>{words.none}</p>
      </>
    )
  }
  const pages = figure.pages.map(({ counts, name }) => ({
    name: nameIn(words.sources, name) ?? name,
    counts,
  }))
  return (
    <>
      <h2>{title}</h2>
      {kinds.length > 1 ? <ChartKey names={kinds} /> : null}
      <WeekChart weeks={figure.weeks} />
      <details>
        <summary>{words.byWeek}</summary>
        <Table label={byWeek} first={words.week} kinds={kinds} lines={figure.weeks} />
      </details>
      <details>
        <summary>{places.by}</summary>
        <Table label={byPage} first={places.one} kinds={kinds} lines={pages} />
      </details>
    </>
  )
}

function Table({
  first,
  kinds,
  label,
  lines,
}: {
  label: string
  first: string
  kinds: readonly string[]
  lines: FigureView['weeks']
}) {
  return (
    <TableScroll label={label}>
      <table className="desk-figures">
        <thead>
          <tr>
            {[first, ...kinds].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ counts, name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {kinds.map((kind, index) => (
                <td key={kind}>{formatCount(counts[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
