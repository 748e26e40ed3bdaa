import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planInstallation, whyTooOld } from './machine.mjs'

const rootOnDebian = { ask: false, debian: true, root: true }

test('a machine that lacks nothing is told nothing', () => {
  expect(planInstallation([], rootOnDebian)).toEqual({ says: '', commands: [] })
})

test('root on Debian hears what is installed, why and how, and then gets it', () => {
  const command =
    "apt-get update -qq && apt-get satisfy -y -qq 'chromium-headless-shell | chromium, postgresql'"
  expect(planInstallation(['Chromium', 'PostgreSQL'], rootOnDebian)).toEqual({
    says: [
      'This machine lacks:',
      '  Chromium, the browser of the browser tests',
      '  PostgreSQL, the database of the tests with several servers',
      'Installing now (with INSTALL=ask you are only told the command):',
      `  ${command}`,
    ].join('\n'),
    commands: [command],
  })
})

test.each([
  [
    'who wants to be asked',
    { ask: true },
    "apt-get update -qq && apt-get satisfy -y -qq 'libatomic1'",
  ],
  [
    'who is not root',
    { root: false },
    "sudo apt-get update -qq && sudo apt-get satisfy -y -qq 'libatomic1'",
  ],
])('%s gets the command instead', (_, machine, command) => {
  const plan = planInstallation(['libatomic'], { ...rootOnDebian, ...machine })
  expect(plan.commands).toEqual([])
  expect(plan.says).toContain(`To get it:\n  ${command}`)
  expect(plan.says).not.toContain('Installing')
})

test('a part may be of several packages', () => {
  const { commands } = planInstallation(['WebKit', 'Firefox'], rootOnDebian)
  expect(commands).toEqual([
    "apt-get update -qq && apt-get satisfy -y -qq 'webkit2gtk-driver, xvfb, firefox-esr'",
  ])
})

test('on another system Playwright brings Chromium, and for the rest there is advice', () => {
  const machine = { ...rootOnDebian, debian: false }
  const plan = planInstallation(['Chromium', 'PostgreSQL'], machine)
  expect(plan.commands).toEqual(['npx playwright install chromium'])
  expect(plan.says).toContain('To get it:\n  install PostgreSQL, or set TEST_DATABASE_URL')
  expect(planInstallation(['Chromium'], { ...machine, ask: true }).commands).toEqual([])
})

test.each(['v18.20.8', 'v20.10.0'])(
  'Node %s is told to be too old, and which one will do',
  (version) => {
    expect(whyTooOld(version)).toContain(`Node ${version} is too old`)
    expect(whyTooOld(version)).toContain('20.11')
  },
)

test.each(['v20.11.0', 'v22.0.0', process.version])('Node %s will do', (version) => {
  expect(whyTooOld(version)).toBeUndefined()
})

test('the description of the package and the README name that Node', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe('>=20.11')
  expect(readFileSync('README.md', 'utf8')).toContain('Any Node from 20.11 on')
})
