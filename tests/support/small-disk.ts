import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk of its own, of 4 MB, in memory; only root gets one. */
export const mountSmallDisk = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0

export const unmount = (folder: string) => spawnSync('umount', ['--lazy', folder])

/** Whether whoever tests is root. */
export function mayMount() {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-disk-'))
  const mounted = mountSmallDisk(folder)
  if (mounted) unmount(folder)
  rmdirSync(folder)
  return mounted
}

/**
 * Leaves so much room on a small disk, in bytes, until what it returns is called; less where a server
 * writes at the same time.
 */
export async function fillDisk(folder: string, room = 0) {
  const filler = path.join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(filler, Buffer.alloc(bavail * bsize - room)).catch(() => {})
  return () => rm(filler)
}
