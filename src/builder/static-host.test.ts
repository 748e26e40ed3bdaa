import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeForStaticHosts } from './static-host.ts'

test('a static host gives the place of the device to the pages that ask for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-host-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(folder, 'near.html'), '<button data-asks="geolocation">Here</button>')
  await writeForStaticHosts(folder)
  const rules = (await readFile(join(folder, '_headers'), 'utf8')).split(/\n(?=\/)/)
  const asking = rules.filter((rule) => rule.includes('geolocation=(self)'))
  expect(asking.map((rule) => rule.split('\n')[0])).toEqual(['/near.html', '/near.html/'])
  expect(rules[0]).toMatch(/^\/\*\n/)
  expect(rules[0]).toContain('geolocation=()')
})
