import { renderToStaticMarkup } from 'react-dom/server'
import { clinic } from '#clinic'
import { localDate } from '#clinic/clock/clock.ts'
import { openingsWith } from '#site/announced.ts'
import { openState, openStateInWords } from '#site/open-state.ts'
import { closedDateLines, closedDates, openingHoursLines } from '#site/opening-hours.ts'
import type { Asked, LivePart } from './live-part.ts'

/** What is so now; a build does not know when its pages are read. */
const stateOf = ({ announced, by, locale, now }: Asked) =>
  by === 'server' ? openStateInWords(openState(now, openingsWith(announced)), locale) : undefined

const key = (asked: Asked) => stateOf(asked) ?? ''

/** Whether the clinic is open, where nothing is said when that is not known. */
export const openPart: LivePart = {
  name: 'open',
  key,
  draw: (asked) => renderToStaticMarkup(stateOf(asked)),
}

/** The same on the sign of the clinic: where it is not known, the hours of the week. */
export const hoursSignPart: LivePart = {
  name: 'hours-sign',
  key,
  draw(asked) {
    const state = stateOf(asked)
    if (state !== undefined) return renderToStaticMarkup(<b>{state}</b>)
    return renderToStaticMarkup(
      openingHoursLines(asked.locale).map(({ days, hours }) => (
        <span key={days}>{`${days}: ${hours}`}</span>
      )),
    )
  },
}

function hoursIn({ announced, locale, now }: Asked) {
  const dates = closedDates(localDate(now), clinic.closed ?? [], announced.days)
  return [
    ...openingHoursLines(locale).map(({ days, hours }) => ({ when: days, hours })),
    ...closedDateLines(locale, dates).map(({ day, hours }) => ({ when: day, hours })),
  ]
}

/** The hours of each day, and the dates ahead on which they are others. */
export const hoursListPart: LivePart = {
  name: 'hours-list',
  key: (asked) => JSON.stringify(hoursIn(asked)),
  draw: (asked) =>
    renderToStaticMarkup(
      <dl>
        {hoursIn(asked).map(({ hours, when }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>,
    ),
}
