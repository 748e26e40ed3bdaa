import { expect, test } from 'vitest'
import { planInstallation } from './machine.mjs'

const rootOnDebian = { ask: false, debian: true, root: true }

test('a machine that lacks nothing is told nothing', () => {
  expect(planInstallation([], rootOnDebian)).toEqual({ says: '', commands: [] })
})

test('root on Debian hears what is installed, why and how, and then gets it', () => {
  const plan = planInstallation(['Chromium', 'PostgreSQL'], rootOnDebian)
  expect(plan.says).toBe(
    [
      'This machine lacks:',
      '  Chromium, the browser of the browser tests',
      '  PostgreSQL, the database of the tests with several servers',
      'Installing it now (with INSTALL=ask you are only told the command):',
      '  apt-get update -qq && apt-get install -y -qq chromium postgresql',
    ].join('\n'),
  )
  expect(plan.commands).toEqual([
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium', 'postgresql'],
  ])
})

test.each([
  [
    'who wants to be asked',
    { ask: true },
    'apt-get update -qq && apt-get install -y -qq libatomic1',
  ],
  [
    'who is not root',
    { root: false },
    'sudo apt-get update -qq && sudo apt-get install -y -qq libatomic1',
  ],
])('%s gets the command instead', (_, machine, command) => {
  const plan = planInstallation(['libatomic'], { ...rootOnDebian, ...machine })
  expect(plan.commands).toEqual([])
  expect(plan.says).toContain(`To install it, run:\n  ${command}`)
  expect(plan.says).not.toContain('now')
})

test('no command is run on a system whose packages we do not know', () => {
  const plan = planInstallation(['Chromium'], { ...rootOnDebian, debian: false })
  expect(plan.commands).toEqual([])
  expect(plan.says).toContain('npx playwright install chromium, or set CHROMIUM_PATH')
  expect(plan.says).not.toContain('apt-get')
})
