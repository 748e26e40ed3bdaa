import type { MatchingWords } from '#language/matching-words.ts'

/** What is left in the files of a clinic: the gate says it in English, `npm run setup` in both. */
export const en = {
  madeUp: 'looks made up ({found}): write what is true of the clinic: {line}',
  openRule:
    'the owner has not decided on {name}: if {rule}, write {decision} with the owner’s name and the day; if not, delete the line',
  rules: {
    asksNoStatus: 'nobody here asks for immigration status',
    agentsNeedOrder: 'no immigration agent enters treatment rooms without a judge’s order',
  },
  closedDays:
    'the closed days until {day} are not all listed: add those that are missing, then write that day into closedListedUntil',
} as const

export type Words = MatchingWords<typeof en>
