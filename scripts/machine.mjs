// It is asked before the project's own Node is there, so it also runs on a Node that is too old, to say so.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// What is set here; everything that runs on the project's own Node asks `src/clinic/settings.ts`.
export const given = process.env

/** The first Node that says where a script lies; all else runs on the one that the project brings. */
const oldest = { major: 20, minor: 11 }

/**
 * What to do about a Node that is too old to install the project; nothing when it is not.
 * @param {string} version such as v20.11.0
 */
export function whyTooOld(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  const isNew = major > oldest.major || (major === oldest.major && minor >= oldest.minor)
  if (isNew) return
  return `Node ${version} is too old to install this project. Install Node ${oldest.major}.${oldest.minor} or later, for example from https://nodejs.org.`
}

const tooOld = whyTooOld(process.version)
if (tooOld) {
  console.error(tooOld)
  process.exit(1)
}

/** What this project needs of a machine beside what npm brings: for what, and how to get it. */
export const parts = {
  libatomic: {
    purpose: 'a library without which the Node of this project does not start',
    debian: 'libatomic1',
    elsewhere: { how: 'install libatomic, for example with: dnf install libatomic', ours: false },
  },
  Chromium: {
    purpose: 'the browser of the browser tests',
    // Without a window around it, the tests take half the time; older Debians lack the package.
    debian: 'chromium-headless-shell | chromium',
    elsewhere: { how: 'npx playwright install chromium', ours: true },
  },
  WebKit: {
    purpose: 'the engine of Safari, for the journeys in other browsers',
    // It opens windows, so it needs a screen, if nobody looks at it.
    debian: 'webkit2gtk-driver, xvfb',
    elsewhere: { how: 'there is a WebKit with a driver on Debian only', ours: false },
  },
  Firefox: {
    purpose: 'the same',
    debian: 'firefox-esr',
    elsewhere: { how: 'install Firefox, or set FIREFOX_PATH to one that you have', ours: false },
  },
  khal: {
    purpose: 'a calendar program, which reads the files that the action plan saves',
    debian: 'khal',
    elsewhere: { how: 'install khal, for example with: pipx install khal', ours: false },
  },
  dkimpy: {
    purpose: 'a verifier of signed mails, for the tests of what we sign',
    debian: 'python3-dkim',
    elsewhere: { how: 'install dkimpy, for example with: pipx install dkimpy', ours: false },
  },
  Postfix: {
    purpose: 'a mail server, for the tests of mails that are refused and that come back',
    debian: 'postfix',
    elsewhere: { how: 'install Postfix, for example with: dnf install postfix', ours: false },
  },
  nginx: {
    purpose: 'the proxy with TLS that a site stands behind, for its test',
    debian: 'nginx-light',
    elsewhere: { how: 'install nginx, for example with: brew install nginx', ours: false },
  },
  Caddy: {
    purpose: 'the other one, for the same test',
    debian: 'caddy',
    elsewhere: { how: 'install Caddy, for example with: brew install caddy', ours: false },
  },
  PostgreSQL: {
    purpose: 'the database of the tests with several servers',
    debian: 'postgresql',
    elsewhere: {
      how: 'install PostgreSQL, or set TEST_DATABASE_URL to a server you have',
      ours: false,
    },
  },
}

/** How the parts come, and which of these ways is a command that whoever runs us may run. */
function findWays(lacking, { debian, root }) {
  if (!debian) return lacking.map((name) => parts[name].elsewhere)
  const asRoot = root ? '' : 'sudo '
  const packages = lacking.map((name) => parts[name].debian).join(', ')
  const how = `${asRoot}apt-get update -qq && ${asRoot}apt-get satisfy -y -qq '${packages}'`
  return [{ how, ours: root }]
}

/**
 * What becomes of the parts that a machine lacks. Root on Debian gets them, and elsewhere Playwright
 * brings its Chromium; with `INSTALL=ask`, and without the right, one is told what to run.
 * @param {readonly (keyof typeof parts)[]} lacking
 * @param {{ debian: boolean, root: boolean, ask: boolean }} machine
 * @returns {{ says: string, commands: string[] }} what to say first, and the commands to run then
 */
export function planInstallation(lacking, machine) {
  if (lacking.length === 0) return { says: '', commands: [] }
  const ways = findWays(lacking, machine).map(({ how, ours }) => ({
    how,
    ours: ours && !machine.ask,
  }))
  const lines = [
    'This machine lacks:',
    ...lacking.map((name) => `  ${name}, ${parts[name].purpose}`),
    ...ways.flatMap(({ how, ours }) => [
      ours ? 'Installing now (with INSTALL=ask you are only told the command):' : 'To get it:',
      `  ${how}`,
    ]),
  ]
  return {
    says: lines.join('\n'),
    commands: ways.filter(({ ours }) => ours).map(({ how }) => how),
  }
}

/** This machine, and whether whoever runs us wants to be asked. */
export const thisMachine = () => ({
  ask: given.INSTALL === 'ask',
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
  for (const command of commands) {
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...given, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
