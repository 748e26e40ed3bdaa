import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { expect } from 'vitest'
import { dayIn } from '#language/dates/wall-time.ts'
import type { Locale } from '#language/locales.ts'
import { checks, nothingOn } from '#tools/danger-signs/check.examples.ts'
import { type CheckAnswers, checkScreens, noAnswers } from '#tools/danger-signs/check-answers.ts'
import { keepAnswers, keptAnswers } from '#tools/danger-signs/kept-answers.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import { keptIn } from '#tools/symptom-tracker/store/store.examples.ts'
import { SymptomTracker } from '#tools/symptom-tracker/symptom-tracker.tsx'
import { diaryWords } from '#tools/symptom-tracker/words.ts'

type User = ReturnType<typeof userEvent.setup>

/** The tool as the page places it. */
export const tracker = (locale: Locale) =>
  createElement(SymptomTracker, { locale, danger: checks[locale], words: diaryWords[locale] })

export const keptDiary = async () => keptIn(await openDeviceStore())

/** The check was answered today without a sign: on the same day nothing is asked twice. */
export function passedToday(answers: Partial<CheckAnswers> = {}) {
  const today = dayIn(Date.now())
  if (keptAnswers()?.lastVisit === today) return
  const passed = { ...noAnswers, crashDay: '2026-03-01', answered: checkScreens, ...answers }
  keepAnswers(passed, { listAnswered: today, lastVisit: today, level: null })
}

interface Visit {
  locale?: Locale
  /** What was written before. */
  before?: Partial<Diary>
  answers?: Partial<CheckAnswers>
}

/** The diary behind the danger signs. */
export async function visitDiary({ locale = 'en', before, answers }: Visit = {}) {
  if (before) await (await openDeviceStore()).add({ entries: [], weeks: [], ...before })
  const user = userEvent.setup()
  passedToday(answers)
  const view = render(tracker(locale))
  await screen.findByRole('tablist')
  const openTab = async (name: string) => {
    await user.click(screen.getByRole('tab', { name }))
    await waitFor(() => expect(screen.queryByText(diaryWords[locale].shell.opening)).toBeNull())
  }
  return { user, view, openTab }
}

/** Answers "none" to every question of the check that is asked, and goes on. */
export async function passCheck(user: User) {
  const { words } = checks.en
  const shown = () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    return checkScreens.find((one) => headings.includes(words.screens[one]))
  }
  const asked = []
  for (let at = shown(); at; at = shown()) {
    asked.push(at)
    // A question with something marked goes on with "Next".
    const button = at === 'day' ? null : screen.queryByRole('button', { name: words.next })
    await user.click(button ?? screen.getByRole('button', { name: nothingOn(at, 'en') }))
  }
  await user.click(screen.getByRole('button', { name: words.goOn }))
  return asked
}

/** A number of the daily question; the weekly ones have the same numbers. */
export const painNumber = (name: string) =>
  within(screen.getByRole('group', { name: 'How strong is the pain?' })).getByRole('radio', {
    name,
  })
