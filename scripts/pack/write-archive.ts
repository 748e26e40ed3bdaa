import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as openArchive, type Pack } from 'tar-stream'

async function addFile(archive: Pack, name: string, file: string, mtime: Date) {
  const { size } = await lstat(file)
  const entry = archive.entry({ name, size, mtime, mode: 0o644, uid: 0, gid: 0 })
  await pipeline(createReadStream(file), entry)
}

async function addFolder(archive: Pack, folder: string, mtime: Date) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    const name = path.join(path.basename(folder), path.relative(folder, file))
    await addFile(archive, name, file, mtime)
  }
  archive.finalize()
}

/**
 * Writes a folder into one archive (`.tar.gz`). Names stand in their order and nothing in it says when
 * or by whom it was made, so that the same files are the same bytes.
 * @param mtime of every file in it
 */
export async function writeArchive(folder: string, file: string, mtime: Date) {
  const archive = openArchive()
  await Promise.all([
    addFolder(archive, folder, mtime),
    pipeline(archive, createGzip(), createWriteStream(file)),
  ])
}
