import { renderToStaticMarkup } from 'react-dom/server'
import { clinic } from '#clinic'
import type { LiveData } from '#live/live-data.ts'
import type { Asked, LivePart } from '#live/live-part.ts'
import {
  AccidentReport,
  type AccidentReportProps,
} from '#reports/accident-report/accident-report.tsx'
import { choiceFromSearch, searchOfChoice } from '#reports/accident-report/choice.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { districts } from '#reports/crash-figures/figures.ts'
import { type PageId, page, pageIds } from '#site/addresses.ts'
import { Island } from '#ui/island/island.tsx'

/** The choice in an address, as the report itself writes it: nothing that a stranger made up. */
function searchOf({ data, query }: Asked) {
  const { years } = data.crashes
  return searchOfChoice(choiceFromSearch(query, years), years)
}

/** The figures stay out of the page: in a browser the island fetches them. */
const reportWith =
  ({ crashes }: LiveData) =>
  (props: Omit<AccidentReportProps, 'figures'>) => <AccidentReport {...props} figures={crashes} />

/** The crash report of the city or of a district, with the filters of the address. */
export const reportPart = (id: PageId): LivePart => ({
  name: `report-${id}`,
  key: searchOf,
  search: searchOf,
  draw(asked) {
    const { data, locale } = asked
    return renderToStaticMarkup(
      <Island
        name="accident-report"
        when="queried"
        component={reportWith(data)}
        props={{
          locale,
          district: districts.find((district) => id === `district-${district}`),
          search: searchOf(asked),
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
