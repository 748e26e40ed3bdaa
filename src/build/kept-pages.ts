import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { hashOf, writeWhole } from '#build/kept-work.ts'
import { listAsked } from '#facts/asked.ts'

/** Below the project; may be deleted at any time. */
export const keptPagesFolder = '.cache/kept-pages'

interface KeptPage {
  /** What it was drawn from, in a hash. */
  from: string
  /** What it asked for by name while it was drawn. */
  asked: string[]
  body: Uint8Array<ArrayBuffer>
}

/** A line of JSON, and below it the page as it is. */
function readPage(file: string): KeptPage | undefined {
  try {
    const bytes = new Uint8Array(readFileSync(file))
    const end = bytes.indexOf('\n'.charCodeAt(0))
    const { from, asked } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
    return { from, asked, body: bytes.subarray(end + 1) }
  } catch {
    return undefined
  }
}

async function writePage(file: string, { body, ...head }: KeptPage) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
}

/**
 * Pages as earlier builds drew them. A page is drawn anew unless all that it was drawn from is as it
 * was: what all pages are drawn from, and whatever it asked for by name.
 * @param common what all pages are drawn from, in a hash
 * @param named what a name stands for now; nothing when it is gone
 */
export function openKeptPages(
  folder: string,
  common: string,
  named: (name: string) => string | undefined,
) {
  const hashOfSources = (asked: readonly string[]) =>
    hashOf([common, ...asked.flatMap((name) => [name, named(name) ?? ''])])

  return async (address: string, draw: () => Promise<Response>) => {
    const file = path.join(folder, hashOf([address]))
    const kept = readPage(file)
    if (kept && kept.from === hashOfSources(kept.asked)) return new Response(kept.body)
    const { names, result } = listAsked(draw)
    const answer = await result
    if (answer.status !== 200) return answer
    const body = new Uint8Array(await answer.arrayBuffer())
    const asked = [...names].sort()
    await writePage(file, { from: hashOfSources(asked), asked, body })
    return new Response(body, answer)
  }
}
