import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { moneyFacts } from '#words/money-facts.ts'
import './guide-opening.css'
import './money-opening.css'

function PriceList({ locale }: { locale: Locale }) {
  const { prices } = screenWords[locale]
  const facts = moneyFacts(clinic, locale)
  const rows = [
    [prices.call, prices.free],
    [prices.firstVisit, facts['first-visit-price']],
    [prices.laterVisit, facts['follow-up-price']],
  ]
  return (
    <table className="price-list">
      <caption>{prices.caption}</caption>
      <tbody>
        {rows.map(([what, price]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The first words of a guide, and under them the prices as a bill has them. */
export const MoneyOpening = (page: ScreenProps) => (
  <OpeningFrame {...page} name="guide" lineless under={<PriceList locale={page.locale} />} />
)
