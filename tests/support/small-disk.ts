import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
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

/** Leaves no room on a small disk, until what it returns is called. */
export async function fillDisk(folder: string) {
  const filler = path.join(folder, 'filler')
  await writeFile(filler, Buffer.alloc(8_000_000)).catch(() => {})
  return () => rm(filler)
}
