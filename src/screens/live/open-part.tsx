import { renderToStaticMarkup } from 'react-dom/server'
import { openState, openStateInWords } from '#site/open-state.ts'
import { openingHoursLines } from '#site/opening-hours.ts'
import type { Asked, LivePart } from './live-part.ts'

/** What is so now; a build does not know when its pages are read. */
const stateOf = ({ by, locale, now }: Asked) =>
  by === 'server' ? openStateInWords(openState(now), locale) : undefined

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
