// Runs on any Node from 20 on: it is asked before the project's own Node is there.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What this project needs of a machine beside what npm brings: for what, and how to get it. */
export const parts = {
  libatomic: {
    purpose: 'a library without which the Node of this project does not start',
    debian: 'libatomic1',
    elsewhere: 'install libatomic, for example with: dnf install libatomic',
  },
  Chromium: {
    purpose: 'the browser of the browser tests',
    debian: 'chromium',
    elsewhere: 'npx playwright install chromium, or set CHROMIUM_PATH to a Chromium you have',
  },
  PostgreSQL: {
    purpose: 'the database of the tests with several servers',
    debian: 'postgresql',
    elsewhere: 'install PostgreSQL, or set TEST_DATABASE_URL to a server you have',
  },
}

/**
 * What becomes of the parts that a machine lacks. Root on Debian gets them installed, unless
 * `INSTALL=ask`; anybody else is told the command.
 * @param {readonly (keyof typeof parts)[]} lacking
 * @param {{ debian: boolean, root: boolean, ask: boolean }} machine
 * @returns {{ says: string, commands: string[][] }} what to say first, and the commands to run then
 */
export function planInstallation(lacking, { ask, debian, root }) {
  if (lacking.length === 0) return { says: '', commands: [] }
  const names = lacking.map((name) => `  ${name}, ${parts[name].purpose}`)
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', ...lacking.map((name) => parts[name].debian)],
  ]
  const asRoot = (command) => (root ? command : ['sudo', ...command]).join(' ')
  const command = commands.map(asRoot).join(' && ')
  const says = (ending) => ['This machine lacks:', ...names, ...ending].join('\n')

  if (!debian) {
    return {
      says: says(lacking.map((name) => `To get it: ${parts[name].elsewhere}`)),
      commands: [],
    }
  }
  if (ask || !root) return { says: says(['To install it, run:', `  ${command}`]), commands: [] }
  return {
    says: says([
      'Installing it now (with INSTALL=ask you are only told the command):',
      `  ${command}`,
    ]),
    commands,
  }
}

/** This machine, and whether whoever runs us wants to be asked. */
export const thisMachine = () => ({
  ask: process.env.INSTALL === 'ask',
  debian: existsSync('/etc/debian_version'),
  root: process.getuid?.() === 0,
})

/**
 * Says what is missing and why, and installs it where that can be done.
 * @param {readonly (keyof typeof parts)[]} lacking
 */
export function installParts(lacking) {
  const { commands, says } = planInstallation(lacking, thisMachine())
  if (says) console.log(says)
  for (const [command, ...args] of commands) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
