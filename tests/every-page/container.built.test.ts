import { type ChildProcess, execFileSync } from 'node:child_process'
import { on, once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '#clinic/settings.ts'
import { findFreePort } from '#scripts/find-free-port.ts'
import { findProgram } from '#scripts/find-program.ts'
import { fillFolder } from '#scripts/pack/fill-folder.ts'
import {
  type ImageConfig,
  type Images,
  makeBase,
  makeImages,
  spawnReadOnly,
} from '../support/container.ts'

const canBuild = findProgram('buildah') !== undefined && process.getuid?.() === 0

describe.runIf(canBuild)('with the buildah of this machine', () => {
  let images: Images
  let place: string
  let root: string
  let volume: string
  let config: ImageConfig

  beforeAll(async () => {
    images = await makeImages()
    place = await mkdtemp(path.join(tmpdir(), 'container-'))
    const pack = path.join(place, 'pack')
    await fillFolder(pack, new Date('2026-11-27T00:00:00Z'))
    await makeBase(images, 'base')
    const { buildah } = images
    buildah(
      ...['build', '--isolation', 'chroot', '--format', 'docker', '--pull-never'],
      ...['--build-arg', 'BASE=localhost/base', '--tag', 'site', pack],
    )
    const container = buildah('from', '--pull-never', 'localhost/site')
    root = buildah('mount', container)
    config = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/site')).Docker.config
    volume = path.join(place, 'data')
    // A volume begins as what the image has at its place.
    execFileSync('cp', ['-a', path.join(root, 'data'), volume])
  }, 300_000)

  afterAll(async () => {
    await images.remove()
    await rm(place, { recursive: true, force: true })
  })

  async function ended(child: ChildProcess) {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += String(text)
      })
    }
    const [code] = await once(child, 'close')
    return { code, said }
  }

  test('the image runs as nobody in particular, with one volume and a check of its health', () => {
    expect(config).toMatchObject({
      User: '1000:1000',
      WorkingDir: '/srv/site',
      StopSignal: 'SIGTERM',
    })
    expect(Object.keys(config.Volumes)).toEqual(['/data'])
    expect(config.Healthcheck.Test).toEqual(['CMD', 'node', 'healthy.mjs'])
  })

  test('it serves with nothing to write to but its volume, is healthy, and stops when told', async () => {
    const port = await findFreePort()
    const settings = [
      `PORT=${port}`,
      // Of a trial: no visitor reaches it, so that it needs no mail server.
      'HOST=127.0.0.1',
    ]
    const server = spawnReadOnly(config, { root, volume, settings })
    const stopped = ended(server)
    for await (const [said] of on(server.stdout, 'data')) {
      if (String(said).includes('Data in /data')) break
    }
    const page = await fetch(`http://127.0.0.1:${port}/es`)
    expect(await page.text()).toContain('<html lang="es"')
    const isHealthy = () =>
      ended(spawnReadOnly(config, { root, volume, settings }, config.Healthcheck.Test.slice(1)))
    expect(await isHealthy()).toMatchObject({ code: 0 })
    const list = ['node', 'desk.js', 'list']
    expect(await ended(spawnReadOnly(config, { root, volume, settings }, list))).toMatchObject({
      code: 0,
      said: expect.stringContaining('No message waits.'),
    })
    const writes = ['node', '-e', 'fs.writeFileSync("/srv/site/mine", "")']
    expect((await ended(spawnReadOnly(config, { root, volume, settings }, writes))).said).toContain(
      'EROFS',
    )
    server.kill('SIGTERM')
    expect(await stopped).toMatchObject({ code: 0 })
    expect(await isHealthy()).toMatchObject({ code: 1 })
  })
})

test.runIf(findProgram('docker-compose'))('compose takes every line of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'compose-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile('docs/container/compose.yaml', path.join(folder, 'compose.yaml'))
  for (const name of ['clinic.env', 'database.env']) await writeFile(path.join(folder, name), '')
  const read = execFileSync('docker-compose', ['config'], { cwd: folder, encoding: 'utf8' })
  expect(Object.keys(parse(read).services).toSorted()).toEqual(['caddy', 'database', 'site'])
})

test('what compose starts is there, its settings are ours, and nothing is written outside of volumes', async () => {
  const { services, volumes } = parse(await readFile('docs/container/compose.yaml', 'utf8'))
  const named = Object.values<{ volumes: string[] }>(services)
    .flatMap((service) => service.volumes)
    .map((volume) => volume.split(':')[0])
    .filter((volume) => !volume?.startsWith('.'))
  expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted())
  const { build, depends_on: needs, environment, ...site } = services.site
  expect(
    Object.keys(environment).filter((name) => !settingNames.some((own) => own === name)),
  ).toEqual([])
  expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needs)))
  expect(build.dockerfile).toBe('Containerfile')
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '15s' })
})
