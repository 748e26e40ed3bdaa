import { chooseWords } from '#words/conditions.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface WayToPay {
  condition: string
  /** How words of either language name it. */
  named: RegExp
  /** Pages that speak of it whatever the clinic takes: the law, other offices, the reader's own papers. */
  elsewhere: readonly string[]
}

const waysToPay: readonly WayToPay[] = [
  {
    condition: 'lien',
    named: /\bliens?\b|\bgrav[aá]m\w+/i,
    elsewhere: ['insurance-guide', 'your-rights', 'providers', 'money-matters', 'documentation'],
  },
  {
    condition: 'medpay',
    named: /\bMedPay\b/i,
    elsewhere: ['insurance-guide', 'hit-and-run', 'providers', 'car-accident'],
  },
  {
    condition: 'health-plan',
    named: /\bhealth (?:plan|insurance)\b|\b(?:plan|seguro) de salud\b/i,
    elsewhere: [
      'insurance-guide',
      'providers',
      'money-matters',
      'good-faith-estimate',
      'privacy-practices',
      'car-accident',
      'motorcycle',
    ],
  },
]

/** Sources and open notes name laws and papers, and promise nothing. */
const listsAbove = /^(?:openNotes: .*\n|sources:\n(?: +.*\n)+)/gm
const notes = /\[\^[^\]]+\]/g

/** The words about a way to pay, or links to its part of the money page, that stay without it. */
export function findUnguardedWaysToPay({ id, file, raw }: WrittenPage): Problem[] {
  const words = raw.replace(listsAbove, '').replace(notes, '')
  return waysToPay
    .flatMap(({ condition, named, elsewhere }) => {
      const left = chooseWords(words, (name) => name !== condition, file)
      const found = elsewhere.includes(id) ? new RegExp(`#${condition}\\b`) : named
      return left
        .split('\n')
        .filter((line) => found.test(line))
        .map((line) => `put the words between {if:${condition}} and {end}: ${line.trim()}`)
    })
    .map((text) => ({ file, text }))
}
