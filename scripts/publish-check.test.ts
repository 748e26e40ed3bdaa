import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const steps = [
  'Put the facts of the clinic into its file',
  'Replace or delete what is made up in the lists',
  'Take out of the pages what nobody gave them',
  'Prove every claim, or take it out',
  'Close the open notes',
  'Have immediate help, the danger check and the danger signs signed',
  'Ask the hospitals whether babies are delivered there',
  'Have the pages checked',
  'Have the legal pages checked by an attorney',
  'Put events on the calendar',
  'Look again at what is overdue',
  'Mend the words',
]

test('the steps that are left are numbered in order, and while one is left the command fails', () => {
  const { status, stdout } = spawnSync('node', ['scripts/publish-check.ts'], { encoding: 'utf8' })
  const left = [...stdout.matchAll(/^(\d+\. (.*)) \(\d+\)$/gm)]
  const headings = steps.filter((step) => left.some(([, , heading]) => heading === step))
  expect(left.map(([, step]) => step)).toEqual(
    headings.map((heading, place) => `${place + 1}. ${heading}`),
  )
  expect(status).toBe(left.length > 0 ? 1 : 0)
})
