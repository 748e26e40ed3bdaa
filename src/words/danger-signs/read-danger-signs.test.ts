import { expect, test } from 'vitest'
import { readDangerSigns } from './read-danger-signs.ts'
import type { DangerRule } from './register.ts'

type Window = DangerRule['levels'][number]

function windowInWords({ level, noEndWith, untilDay, untilHours, with: needed }: Window) {
  return [
    level,
    untilHours === undefined ? [] : `for ${untilHours} hours`,
    untilDay === undefined ? [] : `to day ${untilDay}`,
    needed ? `with ${needed.join(', ')}` : [],
    noEndWith ? `longer with ${noEndWith.join(', ')}` : [],
  ]
    .flat()
    .join(' ')
}

const levelsInWords = ({ levels }: DangerRule) => levels.map(windowInWords).join('; ')

/** Written down a second time: a level that slips in the register is no fault that anything else sees. */
const later = {
  'chest-wall': '1 for 24 hours; 2',
  'head-hard': '1 for 24 hours; 2 to day 21; 3',
  'head-list': '2 to day 21; 3',
  'head-risk': '2 to day 21; 3',
  'head-late': '2 to day 90; 3',
  tingling: '1 to day 3; 2',
  spine: '1 with at-scene; 2 to day 21 longer with age-65, bones, spine-disease, worse; 3',
  'limb-use': '2 to day 21; 3',
  'leg-clot': '2 to day 90; 3',
  'child-small': '2 to day 7; 3',
  'half-turn': '2',
  artery: '2 to day 30; 3',
  'worst-spine': '2',
  'belt-belly': '2 to day 30; 3',
  pregnant: '2',
  'pregnant-unchecked': '2 for 48 hours; 3',
  worse: '3',
}

test('every sign is for 911, but for these, whose levels are known', () => {
  const found = readDangerSigns().signs.map((sign) => [sign.id, levelsInWords(sign)] as const)
  expect(Object.fromEntries(found.filter(([, levels]) => levels !== '1'))).toEqual(later)
})
