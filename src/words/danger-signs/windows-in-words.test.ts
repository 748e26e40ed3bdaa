import { expect, test } from 'vitest'
import { readDangerSigns } from './read-danger-signs.ts'
import { ownSignsOf, windowsInWords } from './windows-in-words.ts'

const levelsOf = (id: string) =>
  readDangerSigns().signs.find((sign) => sign.id === id)?.levels ?? []
const signs = (...ids: string[]) => ids.map((id) => ({ id, levels: levelsOf(id) }))

test('the list says every window, and with what one does not end', () => {
  expect(windowsInWords(levelsOf('head-hard'), 'en')).toBe(
    'In the first 24 hours after the crash or fall, call 911. In the first 21 days after the crash or fall, go to an emergency room today. After that, see a medical doctor within 2 to 3 days.',
  )
  expect(windowsInWords(levelsOf('spine'), 'en')).toBe(
    'With an age of 65 or older, weak bones, spine disease or a fused or operated spine, or pain that is worse each day, go to an emergency room today, however long ago the crash or fall was. With none of these, in the first 21 days after the crash or fall, go to an emergency room today. After that, see a medical doctor within 2 to 3 days.',
  )
  expect(windowsInWords(levelsOf('faint'), 'es')).toBe('Cualquier día, llame al 911.')
})

test('every sign of the register can be said in both languages', () => {
  for (const { levels } of readDangerSigns().signs) {
    for (const locale of ['en', 'es'] as const) expect(windowsInWords(levels, locale)).not.toBe('')
  }
})

test('a card says once until when, where its signs end on the same day', () => {
  expect(ownSignsOf(signs('head-hard', 'head-risk'), 'en')).toEqual({
    now: [{ id: 'head-hard', windows: 'Over 24 hours ago: emergency room today.' }],
    today: [{ id: 'head-risk', windows: '' }],
    later: 'After 21 days: medical doctor within 3 days.',
  })
})

test('a card says once until when, and the later of two days', () => {
  expect(ownSignsOf(signs('head-hard', 'artery'), 'en').later).toBe(
    'After 30 days: medical doctor within 3 days.',
  )
})

test.each(['half-turn', 'limb'])(
  'a card says of a sign until when, where %s has no end',
  (without) => {
    const { now, later } = ownSignsOf(signs('head-hard', without), 'en')
    expect(later).toBe('')
    expect(now).toContainEqual({
      id: 'head-hard',
      windows:
        'Over 24 hours ago: emergency room today. After 21 days: medical doctor within 3 days.',
    })
  },
)

test('a sign that is 911 at first stands under 911, and at no other place', () => {
  expect(ownSignsOf(signs('tingling'), 'es')).toEqual({
    now: [{ id: 'tingling', windows: 'Pasados 3 días del choque: hoy a emergencias.' }],
    today: [],
    later: '',
  })
})

test('a card gives no end to a sign that some facts keep open, and sends level 1 to 911', () => {
  expect(ownSignsOf(signs('spine', 'limb'), 'es')).toEqual({
    now: [{ id: 'limb', windows: '' }],
    today: [{ id: 'spine', windows: '' }],
    later: '',
  })
})
