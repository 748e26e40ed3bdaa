import fs from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import git, { type CommitObject, type TreeEntry } from 'isomorphic-git'
import { second } from '#language/dates/durations.ts'
import { isPhotoPath, isWordsPath } from './files.ts'
import { readBlob, storeBlob } from './large-blobs.ts'

const main = 'refs/heads/main'

/** Whose name a commit bears. */
interface Editor {
  id: string
  name: string
}

export interface Change {
  path: string
  /** The blob that was there when it was opened; empty for a file that is new. */
  opened: string
  /** What is to be there. */
  text: string
}

/** A photograph that comes with a change of the words that show it. */
export interface NewPhoto {
  path: string
  content: readonly Uint8Array[]
}

interface Given {
  editor: Editor
  now: number
  message: string
}

/** A commit that changed words. */
export interface PastSave {
  commit: string
  author: string
  /** In ms since 1970. */
  at: number
  paths: readonly string[]
}

export type SaveOutcome =
  | { kind: 'saved'; commit: string }
  /** Others have saved these since. */
  | { kind: 'changed-since'; paths: readonly string[] }
  /** Nothing of a commit is left to take back. */
  | { kind: 'unknown' }
  /** Somebody else is saving, or `git` holds the branch. */
  | { kind: 'locked' }

type Blobs = ReadonlyMap<string, string>

export type Repository = ReturnType<typeof openRepository>

/**
 * The words of the branch `main` in a bare repository. Reads and writes nothing but the files of
 * `isWordsPath` that are plain files: no link, no other branch, no path that leads elsewhere.
 * Its functions reject when there is no repository, or no such branch.
 */
export function openRepository(gitdir: string) {
  /** Objects that were read, for as long as one question takes. */
  const begin = () => ({ fs, gitdir, cache: {} })

  return {
    async list() {
      const at = begin()
      const commit = await git.resolveRef({ ...at, ref: main })
      const root = await readRoot(at, commit)
      const files = await filesIn(at, root, 'content')
      return { commit, files, photos: await namesIn(at, root, 'photos') }
    },
    /** What a blob says; nothing where it is no text. */
    async readText(blob: string) {
      return decode((await git.readBlob({ ...begin(), oid: blob })).blob)
    },
    /** A photograph as it was stored, piece by piece; nothing where there is none, or `git` has packed it. */
    async readPhoto(file: string) {
      const at = begin()
      const root = await readRoot(at, await git.resolveRef({ ...at, ref: main }))
      const blob = (await filesIn(at, root, 'photos')).get(file)
      return blob === undefined ? undefined : readBlob(gitdir, blob)
    },
    save: (changes: readonly Change[], given: Given, photo?: NewPhoto) =>
      underLock(gitdir, async (setHead): Promise<SaveOutcome> => {
        const at = begin()
        const head = await git.resolveRef({ ...at, ref: main })
        const root = await readRoot(at, head)
        const words = await filesIn(at, root, 'content')
        const paths = changes
          .filter(({ opened, path }) => (words.get(path) ?? '') !== opened)
          .map(({ path }) => path)
        if (photo && (await namesIn(at, root, 'photos')).includes(photo.path))
          paths.push(photo.path)
        if (paths.length > 0) return { kind: 'changed-since', paths }
        const blobs = new Map<string, string | undefined>()
        for (const { path, text } of changes) {
          blobs.set(path, await git.writeBlob({ ...at, blob: Buffer.from(text) }))
        }
        if (photo && isPhotoPath(photo.path)) {
          blobs.set(photo.path, await storeBlob(gitdir, photo.content))
        }
        return { kind: 'saved', commit: await writeCommit(at, { ...given, blobs, head, setHead }) }
      }),
    history: (most: number) => readHistory(begin(), most),
    /**
     * Writes what stood before a commit, where nobody has changed it since. A photograph that came with it
     * goes, unless other words show it by now; one that went comes again.
     */
    takeBack: (commit: string, given: Given) =>
      underLock(gitdir, async (setHead): Promise<SaveOutcome> => {
        const at = begin()
        const head = await git.resolveRef({ ...at, ref: main })
        const past = await findSave(at, commit)
        if (!past) return { kind: 'unknown' }
        const root = await readRoot(at, head)
        const words = await filesIn(at, root, 'content')
        const files = new Map([...words, ...(await filesIn(at, root, 'photos'))])
        const paths = [...past].flatMap(([file, { after }]) =>
          files.get(file) === after ? [] : [file],
        )
        if (paths.length > 0) return { kind: 'changed-since', paths }
        const blobs = new Map([...past].map(([file, { before }]) => [file, before]))
        for (const photo of await stillShown(at, root, { words, blobs })) blobs.delete(photo)
        return { kind: 'saved', commit: await writeCommit(at, { ...given, blobs, head, setHead }) }
      }),
  }
}

type At = { fs: typeof fs; gitdir: string; cache: object }

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return
  }
}

const plainFile = '100644'

const entryOf = (tree: readonly TreeEntry[], name: string, type: TreeEntry['type']) =>
  tree.find((entry) => entry.path === name && entry.type === type)

async function readFolder(at: At, tree: string | undefined) {
  return tree === undefined ? [] : (await git.readTree({ ...at, oid: tree })).tree
}

/** What of a repository is read and written. */
const isOurs = (file: string) => isWordsPath(file) || isPhotoPath(file)

/** The words, or the photographs, with their blobs. */
async function filesIn(
  at: At,
  root: readonly TreeEntry[],
  folder: 'content' | 'photos',
): Promise<Blobs> {
  const files = new Map<string, string>()
  const walk = async (inside: string, tree: string | undefined) => {
    for (const { mode, oid, path: name, type } of await readFolder(at, tree)) {
      const file = `${inside}/${name}`
      if (type === 'tree') await walk(file, oid)
      else if (mode === plainFile && isOurs(file)) files.set(file, oid)
    }
  }
  await walk(folder, entryOf(root, folder, 'tree')?.oid)
  return files
}

async function namesIn(at: At, root: readonly TreeEntry[], folder: string) {
  const entries = await readFolder(at, entryOf(root, folder, 'tree')?.oid)
  return entries.map(({ path: name }) => `${folder}/${name}`)
}

/** How far back saves are looked for, and how many commits may lie between them. */
const looksBack = 200

/** A file that a commit changed: its blobs, or nothing where it is new or gone. */
type ChangedFiles = ReadonlyMap<string, { before: string | undefined; after: string | undefined }>

const rootOf = async (at: At, commit: string) =>
  (await git.readCommit({ ...at, oid: commit })).commit.tree

const readRoot = async (at: At, commit: string) => readFolder(at, await rootOf(at, commit))

/** What two folders have different of what is ours. Only folders that differ are read. */
async function compareFolders(
  at: At,
  [before, after]: readonly [string | undefined, string | undefined],
  folder = '',
): Promise<ChangedFiles> {
  const [old, now] = [await readFolder(at, before), await readFolder(at, after)]
  const changed = new Map<string, { before: string | undefined; after: string | undefined }>()
  for (const name of new Set([...old, ...now].map((entry) => entry.path))) {
    const file = `${folder}${name}`
    if (!/^(?:content|photos)(?:\/|$)/.test(file)) continue
    const idIn = (entries: readonly TreeEntry[], type: TreeEntry['type']) =>
      entryOf(entries, name, type)?.oid
    const trees = [idIn(old, 'tree'), idIn(now, 'tree')] as const
    const blobs = { before: idIn(old, 'blob'), after: idIn(now, 'blob') }
    if (trees[0] !== trees[1]) {
      for (const each of await compareFolders(at, trees, `${file}/`)) changed.set(...each)
    }
    if (blobs.before !== blobs.after && isOurs(file)) changed.set(file, blobs)
  }
  return changed
}

async function changesOf(at: At, { oid, parent: [first] }: { oid: string; parent: string[] }) {
  const trees = [first && (await rootOf(at, first)), await rootOf(at, oid)] as const
  return compareFolders(at, trees)
}

/** A merge brings what others have written: it is no save. */
const isSave = ({ parent }: CommitObject) => parent.length === 1

async function readHistory(at: At, most: number): Promise<PastSave[]> {
  const saves: PastSave[] = []
  for (const { commit, oid } of await git.log({ ...at, ref: main, depth: looksBack })) {
    if (saves.length === most) break
    if (!isSave(commit)) continue
    const changed = await changesOf(at, { oid, parent: commit.parent })
    const paths = [...changed.keys()].filter(isWordsPath)
    if (paths.length === 0) continue
    const { author } = commit
    saves.push({
      ...{ commit: oid, author: author.name, at: author.timestamp * second },
      paths,
    })
  }
  return saves
}

/** What a commit of the branch changed. */
async function findSave(at: At, commit: string) {
  const log = await git.log({ ...at, ref: main, depth: looksBack })
  const found = log.find(({ oid }) => oid === commit)
  if (!found || !isSave(found.commit)) return
  const changes = await changesOf(at, { oid: commit, parent: found.commit.parent })
  return [...changes.keys()].some(isWordsPath) ? changes : undefined
}

/** Where photographs are named besides the words: those that the settings show. */
const settingsFile = 'clinic.config.ts'

/** Of photographs that are to go, those that other words or the settings show. */
async function stillShown(
  at: At,
  root: readonly TreeEntry[],
  { blobs, words }: { words: Blobs; blobs: NewBlobs },
) {
  const going = [...blobs].flatMap(([file, oid]) =>
    oid === undefined && isPhotoPath(file) ? [file] : [],
  )
  if (going.length === 0) return []
  const settings = entryOf(root, settingsFile, 'blob')?.oid
  const texts = [...new Map([...words, ...blobs]).values(), settings].map(async (oid) =>
    oid === undefined ? '' : decode((await git.readBlob({ ...at, oid })).blob),
  )
  const shown = (await Promise.all(texts)).join('\n')
  return going.filter((photo) => shown.includes(photo))
}

/** Files with what they are to be: the id of a blob, or nothing for one that goes. */
type NewBlobs = ReadonlyMap<string, string | undefined>

/** A folder without files, which `git` stores nowhere and finds no file in. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** The tree with other files in it. Whatever else is in it stays as it is. */
async function writeTree(at: At, tree: string | undefined, blobs: NewBlobs): Promise<string> {
  const entries = new Map((await readFolder(at, tree)).map((entry) => [entry.path, entry]))
  const inside = new Map<string, Map<string, string | undefined>>()
  for (const [file, oid] of blobs) {
    const [name = '', ...rest] = file.split('/')
    if (rest.length > 0) {
      inside.set(name, (inside.get(name) ?? new Map()).set(rest.join('/'), oid))
    } else if (oid === undefined) entries.delete(name)
    else entries.set(name, { mode: plainFile, path: name, oid, type: 'blob' })
  }
  for (const [name, files] of inside) {
    const oid = await writeTree(at, entries.get(name)?.oid, files)
    if (oid === emptyTree) entries.delete(name)
    else entries.set(name, { mode: '040000', path: name, oid, type: 'tree' })
  }
  return git.writeTree({ ...at, tree: [...entries.values()] })
}

interface NewCommit {
  blobs: NewBlobs
  editor: Editor
  head: string
  message: string
  now: number
  setHead(commit: string): Promise<void>
}

async function writeCommit(
  at: At,
  { blobs, editor, head, message, now, setHead }: NewCommit,
): Promise<string> {
  const author = {
    name: editor.name.replaceAll(/[<>\p{Cc}]/gu, ''),
    // Nobody's address: the words of a public site go from machine to machine.
    email: `${editor.id.replaceAll(/[^\w-]/g, '-')}@desk.invalid`,
    timestamp: Math.floor(now / second),
    timezoneOffset: 0,
  }
  const oid = await git.writeCommit({
    ...at,
    commit: {
      tree: await writeTree(at, await rootOf(at, head), blobs),
      parent: [head],
      author,
      committer: author,
      message: `${message}\n`,
    },
  })
  await setHead(oid)
  return oid
}

/** How often, and after how long, a branch is asked for that others hold. */
const tries = { most: 50, after: 100 }

/**
 * Holds the branch as `git` does, by a file beside it that one process alone can make; so neither
 * a push nor another server moves it in between.
 */
async function underLock(
  gitdir: string,
  work: (setHead: (commit: string) => Promise<void>) => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  const branch = path.join(gitdir, main)
  const lock = `${branch}.lock`
  for (let tried = 1; ; tried += 1) {
    try {
      const file = await open(lock, 'wx')
      let isHeld = true
      try {
        return await work(async (commit) => {
          await file.writeFile(`${commit}\n`)
          await file.sync()
          await rename(lock, branch)
          // From here on, a file of that name is somebody else's.
          isHeld = false
        })
      } finally {
        await file.close()
        if (isHeld) await rm(lock, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (tried === tries.most) return { kind: 'locked' }
      await setTimeout(tries.after)
    }
  }
}
