import { expect, test } from 'vitest'
import { readDangerSigns } from './read-danger-signs.ts'
import { ownSignsOf, windowsInWords } from './windows-in-words.ts'

const levelsOf = (id: string) =>
  readDangerSigns().signs.find((sign) => sign.id === id)?.levels ?? []
const signs = (...ids: string[]) => ids.map((id) => ({ id, levels: levelsOf(id) }))

test('the list says every window, and with what one does not end', () => {
  expect(windowsInWords(levelsOf('head-hard'), 'en')).toBe(
    'in the first 24 hours after the crash or fall: 911; in the first 21 days after the crash or fall: emergency room today; later: a medical doctor within 2 to 3 days',
  )
  expect(windowsInWords(levelsOf('spine'), 'en')).toBe(
    'in the first 21 days after the crash or fall: emergency room today; on any later day too with one of these: 65 or older, weak bones, spine disease or a fused or operated spine, or pain that is worse each day; everyone else, later: a medical doctor within 2 to 3 days',
  )
  expect(windowsInWords(levelsOf('faint'), 'es')).toBe('911')
})

test('every sign of the register can be said in both languages', () => {
  for (const { levels } of readDangerSigns().signs) {
    for (const locale of ['en', 'es'] as const) expect(windowsInWords(levels, locale)).not.toBe('')
  }
})

test('a card says once until when, where its signs end on the same day', () => {
  expect(ownSignsOf(signs('head-hard', 'head-risk'), 'en')).toEqual({
    now: [],
    today: [
      { id: 'head-hard', windows: 'first 24 hours: 911' },
      { id: 'head-risk', windows: '' },
    ],
    later: 'More than 21 days after the crash or fall: medical doctor within 2 to 3 days.',
  })
})

test('a card says of each sign until when, where they differ', () => {
  expect(ownSignsOf(signs('head-hard', 'half-turn'), 'en')).toEqual({
    now: [],
    today: [
      { id: 'head-hard', windows: 'first 24 hours: 911; first 21 days after the crash' },
      { id: 'half-turn', windows: '' },
    ],
    later: 'Later: medical doctor within 2 to 3 days.',
  })
})

test('a card gives no end to a sign that some facts keep open, and sends level 1 to 911', () => {
  expect(ownSignsOf(signs('spine', 'limb'), 'es')).toEqual({
    now: ['limb'],
    today: [{ id: 'spine', windows: '' }],
    later: '',
  })
  expect(ownSignsOf(signs('tingling'), 'es').today).toEqual([
    { id: 'tingling', windows: 'primeros 3 días: 911' },
  ])
})
