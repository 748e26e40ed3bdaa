import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const services = ['clinic-site.service', 'clinic-site-backup.service', 'clinic-site-drill.service']
const builders = ['clinic-site-build.service', 'clinic-site-words.service']
const starters = [
  'clinic-site-backup.timer',
  'clinic-site-drill.timer',
  'clinic-site-build.timer',
  'clinic-site-words.timer',
  'clinic-site-words.path',
]
const folder = 'docs/systemd'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** From 0, closed, to 10, open; systemd calls up to 2 "OK". */
function exposureOf(service: string) {
  const said = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', path.resolve(folder, service)],
    { encoding: 'utf8' },
  )
  return Number(/Overall exposure level for .*: ([\d.]+)/.exec(said)?.[1])
}

describe.skipIf(!hasSystemd)('with the systemd of this machine', () => {
  test.each([...services, ...builders])('%s leaves a broken-in program little to do', (service) => {
    expect(exposureOf(service)).toBeLessThanOrEqual(2)
  })

  test.each([...services, ...builders, ...starters])('%s has no line it does not know', (unit) => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', path.resolve(folder, unit)], {
      encoding: 'utf8',
    })
    expect(stderr).not.toMatch(/Unknown|Failed to parse|Invalid/)
  })
})

test('a service starts what a pack has, and waits for a stop as long as the server takes', async () => {
  const [site = '', backup = '', drill = ''] = await Promise.all(
    services.map((service) => readFile(path.join(folder, service), 'utf8')),
  )
  expect(site).toContain('ExecStart=/usr/bin/env node server.js\n')
  expect(backup).toContain('ExecStart=/usr/bin/env node backup.js\n')
  expect(drill).toContain('ExecStart=/usr/bin/env node drill.js\n')
  // Requests have 8 seconds and a mail in hand 5.
  expect(Number(/TimeoutStopSec=(\d+)/.exec(site)?.[1])).toBeGreaterThanOrEqual(13)
})

test('what builds the words runs as another user than the server, without its settings', async () => {
  const [site = '', words = ''] = await Promise.all(
    ['clinic-site.service', 'clinic-site-words.service'].map((name) =>
      readFile(path.join(folder, name), 'utf8'),
    ),
  )
  const userOf = (unit: string) => /^User=(.*)$/m.exec(unit)?.[1]
  expect(userOf(words)).not.toBe(userOf(site))
  expect(words).not.toMatch(/^EnvironmentFile|^StateDirectory|DATA_DIR|LoadCredential/m)
  expect(words.match(/^Environment=.*$/gm)).toEqual([
    'Environment=HOME=/srv/words SITE_ORIGIN=https://clinic.example',
  ])
})
