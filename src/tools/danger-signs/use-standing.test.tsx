import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { checkScreens, noAnswers } from '#tools/danger-signs/check-answers.ts'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import { keepAnswers } from '#tools/danger-signs/kept-answers.ts'
import { useStanding } from '#tools/danger-signs/use-standing.ts'

const answers = { ...noAnswers, crashDay: '2026-11-10', answered: checkScreens }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const setup = (today: string) =>
  renderHook(() => useStanding('plan', today), {
    wrapper: ({ children }) => <CheckContext value={checks.en}>{children}</CheckContext>,
  })

test.each([
  ['the whole check is due, after a week', '2026-11-24', true],
  ['the short questions are due, on the next day', '2026-11-18', true],
  ['nothing is due, on the same day', '2026-11-17', false],
])('a tool whose page comes back is closed where %s', (_, today, isClosed) => {
  keepAnswers(answers, { listAnswered: '2026-11-17', lastVisit: '2026-11-17', level: null })
  expect(setup(today).result.current.isClosed).toBe(isClosed)
})

test('after the check the tool is open, also where the device could keep nothing of it', () => {
  keepAnswers(answers, { listAnswered: '2026-11-17', lastVisit: '2026-11-17', level: null })
  const { result } = setup('2026-11-24')
  act(() => result.current.look())
  expect(result.current.isClosed).toBe(false)
})
