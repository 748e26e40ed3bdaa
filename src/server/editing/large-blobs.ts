import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { compose, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflate, createInflate } from 'node:zlib'

/** Photographs are compressed already. */
const level = 1

/** Where a blob lies that is in no pack. */
const fileOf = (gitdir: string, id: string) =>
  path.join(gitdir, 'objects', id.slice(0, 2), id.slice(2))

/**
 * Writes a large file into a repository as `git` does, piece by piece: isomorphic-git would hold it five times.
 * @returns the id of its blob.
 */
export async function storeBlob(gitdir: string, content: readonly Uint8Array[]) {
  const size = content.reduce((sum, { length }) => sum + length, 0)
  const pieces = [Buffer.from(`blob ${size}\0`), ...content]
  const hash = createHash('sha1')
  for (const piece of pieces) hash.update(piece)
  const id = hash.digest('hex')
  const file = fileOf(gitdir, id)
  if (existsSync(file)) return id
  await mkdir(path.dirname(file), { recursive: true })
  const begun = path.join(gitdir, 'objects', `tmp_obj_${randomUUID()}`)
  try {
    const written = createWriteStream(begun, { mode: 0o444, flush: true })
    await pipeline(Readable.from(pieces), createDeflate({ level }), written)
    await rename(begun, file)
  } finally {
    await rm(begun, { force: true })
  }
  return id
}

/** What follows `blob 1613141` and a null byte, which come whole in the first piece. */
async function* withoutHeader(pieces: AsyncIterable<Buffer>) {
  let isFirst = true
  for await (const piece of pieces) {
    yield isFirst ? piece.subarray(piece.indexOf(0) + 1) : piece
    isFirst = false
  }
}

/** Reads what `storeBlob` has written, piece by piece; nothing where `git` has packed it since. */
export function readBlob(gitdir: string, id: string): ReadableStream | undefined {
  const file = fileOf(gitdir, id)
  if (!existsSync(file)) return
  const pieces = compose(createReadStream(file), createInflate(), withoutHeader)
  return Readable.toWeb(pieces) as ReadableStream
}
