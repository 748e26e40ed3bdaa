import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey, placeOf } from '#city/finder/near.ts'
import { districts } from '#city/here/city.ts'
import { HereMark } from '#city/map/here-mark.tsx'
import { mapWords } from '#city/map/words.ts'
import { clinic } from '#clinic'
import { Island } from '#design/island/island.tsx'
import {
  AccidentReport,
  type AccidentReportProps,
} from '#reports/accident-report/accident-report.tsx'
import { CityDeaths } from '#reports/accident-report/around/city-deaths.tsx'
import { choiceFromSearch, searchOfChoice, wrongIn } from '#reports/accident-report/choice.ts'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { CrashMap } from '#reports/crash-map/crash-map.tsx'
import { type MapMeasure, mapMeasures } from '#reports/crash-map/measures.ts'
import { type PageId, page, pageIds } from '#site/addresses.ts'
import { nearAsked } from './finder.ts'
import type { LiveData } from './live-data.ts'
import type { Asked, LivePart } from './live-part.ts'

/** The choice in an address, as the report itself writes it: nothing that a stranger made up. */
function searchOf({ data, query }: Asked) {
  const { years } = data.crashes
  return searchOfChoice(choiceFromSearch(query, years), years)
}

/** What of the address makes no sense, by its names: of the values there is no end. */
const wrongOf = ({ data, query }: Asked) => wrongIn(query, data.crashes.years)

/** The mark of the visitor's place on the map. */
function hereOn(asked: Asked) {
  const place = placeOf(nearAsked(asked))
  const { projection } = asked.data.map
  return place
    ? renderToStaticMarkup(
        <HereMark from={place} projection={projection} label={mapWords[asked.locale].here} />,
      )
    : ''
}

/** What comes nearest, on the map of all years, to what the address asks for. */
function mapShows(search: string, years: readonly number[]): MapMeasure {
  const { severity, mode } = choiceFromSearch(search, years)
  return mapMeasures.find((measure) => measure === mode) ?? severity
}

/** Figures and map stay out of the page: in a browser the island fetches the ones and keeps the other. */
const reportWith =
  ({ crashes, knownPoints, map }: LiveData, here: string) =>
  (props: Omit<AccidentReportProps, 'figures' | 'beneath'>) => (
    <AccidentReport
      {...props}
      figures={crashes}
      beneath={
        <>
          <CityDeaths locale={props.locale} />
          {props.district ? null : (
            <CrashMap
              locale={props.locale}
              figures={crashes}
              map={map}
              points={knownPoints}
              here={here}
              shows={mapShows(props.search ?? '', crashes.years)}
              search={props.search ?? ''}
            />
          )}
        </>
      }
    />
  )

/** The crash report of the city or of a district, with the filters of the address. */
export const reportPart = (id: PageId): LivePart => ({
  name: `report-${id}`,
  // Only the city's report has a map, on which the visitor's place is marked.
  key: (asked) =>
    [
      searchOf(asked),
      ...wrongOf(asked),
      ...(id === 'accident-report' ? [nearKey(nearAsked(asked))] : []),
    ].join(' '),
  search: searchOf,
  draw(asked) {
    const { data, locale } = asked
    return renderToStaticMarkup(
      <Island
        name="accident-report"
        when="queried"
        component={reportWith(data, hereOn(asked))}
        props={{
          locale,
          links: reportLinks(locale),
          district: districts.find((district) => id === `district-${district}`),
          search: searchOf(asked),
          wrong: wrongOf(asked),
          answered: clinic.functions.origin === undefined,
        }}
        words={reportWords[locale]}
      />,
    )
  },
})

/** One for the report of the city and of each district. */
export const reportParts = pageIds
  .filter((id) => id === 'accident-report' || page(id).kind === 'district')
  .map(reportPart)
