import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A store of images of its own, which needs neither a daemon nor a registry. */
export interface Images {
  buildah(...words: string[]): string
  remove(): Promise<void>
}

export async function makeImages(): Promise<Images> {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  const store = [
    ...['--root', path.join(folder, 'root'), '--runroot', path.join(folder, 'run')],
    ...['--storage-driver', 'vfs'],
  ]
  return {
    buildah: (...words) =>
      execFileSync('buildah', [...store, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The libraries that a program of this machine is linked with. */
function librariesOf(program: string) {
  const said = execFileSync('ldd', [program], { encoding: 'utf8' })
  return [...said.matchAll(/(\/\S+) \(0x/g)].map(([, file = '']) => file)
}

/** An image with a Node, its libraries and nothing else: no shell, no users. */
export async function makeBase({ buildah }: Images, name: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'base-'))
  try {
    const program = path.join(root, 'usr/bin/node')
    await mkdir(path.dirname(program), { recursive: true })
    await cp(process.execPath, program)
    for (const file of librariesOf(process.execPath)) {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true })
      await cp(file, path.join(root, file), { dereference: true })
    }
    for (const folder of ['tmp', 'proc', 'dev', 'etc']) await mkdir(path.join(root, folder))
    await writeFile(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
    const container = buildah('from', 'scratch')
    buildah('copy', container, root, '/')
    buildah('config', '--env', 'PATH=/usr/bin', container)
    buildah('commit', '--rm', container, name)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** How a container of ours is configured, as `buildah inspect` tells it. */
export interface ImageConfig {
  User: string
  WorkingDir: string
  Env: readonly string[]
  Cmd: readonly string[]
  Volumes: Readonly<Record<string, unknown>>
  StopSignal: string
  Healthcheck: { Test: readonly string[] }
}

/**
 * Runs a command in the files of an image as its user, with nothing but the volume to write to, as
 * `podman run --read-only` does.
 * @param root where the image is mounted
 * @param volume a folder of this machine
 */
export function spawnReadOnly(
  { Cmd, Env, User, WorkingDir }: ImageConfig,
  { root, settings, volume }: { root: string; volume: string; settings: readonly string[] },
  command = Cmd,
) {
  const [user, group] = User.split(':')
  const script = [
    'mount --bind "$ROOT" "$ROOT"',
    'mount --bind "$VOLUME" "$ROOT/data"',
    'mount -o remount,bind,ro "$ROOT"',
    `exec unshare --root="$ROOT" --wd=${WorkingDir} --setgid=${group} --setuid=${user} "$@"`,
  ].join(' && ')
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...command], {
    env: Object.fromEntries([
      ...[...Env, ...settings].map((each) => each.split(/=(.*)/s).slice(0, 2)),
      ['ROOT', root],
      ['VOLUME', volume],
    ]),
  })
}
