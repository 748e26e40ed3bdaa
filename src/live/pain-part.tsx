import { renderToStaticMarkup } from 'react-dom/server'
import { clinic } from '#clinic'
import { painFiguresFunction } from '#contracts/pain-report/contract.ts'
import {
  type PainShown,
  type PainSum,
  type PainTable,
  painCount,
  painTables,
  sayPainCount,
  showPainFigures,
} from '#contracts/pain-report/figures.ts'
import { addMonths } from '#dates/days.ts'
import { firstDayOf } from '#dates/quarters.ts'
import type { Asked, LivePart } from '#live/live-part.ts'
import { CommunityPain, type CommunityPainProps } from '#reports/community-pain/community-pain.tsx'
import type { ReportedAnswer } from '#reports/community-pain/report-figures.ts'
import { communityPainWords } from '#reports/community-pain/words.ts'

const figuresAddress = `${clinic.functions.origin ?? ''}${painFiguresFunction}`

const shownTo = ({ now, published }: Asked): PainShown | { kind: 'unknown' } =>
  published ? showPainFigures(published.painQuarters, now) : { kind: 'unknown' }

function answersIn(sum: PainSum, table: PainTable): readonly ReportedAnswer[] {
  return painTables[table].map((answer) => ({
    answer,
    ...sayPainCount(painCount(sum.counts, table, answer), sum),
  }))
}

function inWords(shown: ReturnType<typeof shownTo>): CommunityPainProps['reports'] {
  if (shown.kind !== 'figures') return { kind: shown.kind }
  const { margin, quarters, total } = shown
  const [first = '', last = first] = [quarters.at(0), quarters.at(-1)]
  return {
    kind: 'figures',
    from: firstDayOf(first),
    to: addMonths(firstDayOf(last), 2),
    quarters: quarters.length,
    total,
    margin,
    tables: {
      region: answersIn(shown, 'region'),
      worst: answersIn(shown, 'worst'),
      since: answersIn(shown, 'since'),
      mode: answersIn(shown, 'mode'),
      district: answersIn(shown, 'district'),
    },
  }
}

/** What police records hold, beside what was published of the reports. */
export const painPart: LivePart = {
  name: 'pain',
  // A frozen quarter never changes, so its name stands for its figures.
  key(asked) {
    const shown = shownTo(asked)
    return shown.kind === 'figures' ? shown.quarters.join(' ') : shown.kind
  },
  draw(asked) {
    const { data, locale } = asked
    return renderToStaticMarkup(
      <CommunityPain
        locale={locale}
        words={communityPainWords[locale]}
        records={data.records}
        reports={inWords(shownTo(asked))}
        figuresAddress={figuresAddress}
      />,
    )
  },
}
