import {
  forget,
  forgetAll,
  keep,
  keepUnder,
  keysOf,
  type Place,
  parseKept,
} from '#language/records/kept.ts'
import { isRecord, isText } from '#language/records/reading.ts'
import { answersKeys, sealedPrefix } from '#tools/danger-signs/kept-answers.ts'
import { draftPrefix } from '#tools/symptom-tracker/model/draft.ts'
import type { Edit } from '#tools/symptom-tracker/store/edits.ts'
import { keptFrom } from '#tools/symptom-tracker/store/kept-from.ts'
import {
  isBox,
  keyOf,
  type Lock,
  newLock,
  sealText,
  unsealText,
} from '#tools/symptom-tracker/store/lock-key.ts'
import type { Contents, Kept, Room, Saved, Seen } from '#tools/symptom-tracker/store/store.ts'

/** The lock that this visit has opened, with its key: in memory only, gone with the page. */
interface Visit {
  lock: Lock
  key: CryptoKey
}

let visit: Visit | null = null

const places = ['device', 'tab'] as const

const storageOf = (place: Place) => (place === 'device' ? localStorage : sessionStorage)

/**
 * Drafts of the diary of this page's person, and the answers to the danger signs. Whose they are is
 * asked before: it is read from what is kept, and that asks the cover.
 */
function coveredKeys() {
  const [drafts, answers] = [draftPrefix(), answersKeys()]
  return (key: string) => key.startsWith(drafts) || answers.includes(key)
}

const texts = { device: new Map<string, string>(), tab: new Map<string, string>() }
const writes: Record<Place, number> = { device: 0, tab: 0 }

const slot = (lock: Lock) => `${sealedPrefix()}${lock.id}`

/** @returns false when the browser gives no storage or has no room left */
async function writeSlot(place: Place, { lock, key }: Visit, held: ReadonlyMap<string, string>) {
  writes[place] += 1
  const write = writes[place]
  const box = await sealText(key, JSON.stringify(Object.fromEntries(held)))
  // A writing that was overtaken by a later one would bring the past back.
  return write !== writes[place] || keep(place, slot(lock), box)
}

async function writeSlots(opened: Visit, held: typeof texts) {
  const written = await Promise.all(places.map((place) => writeSlot(place, opened, held[place])))
  return !written.includes(false)
}

async function readSlot(place: Place, { lock, key }: Visit) {
  const found = parseKept(storageOf(place).getItem(slot(lock)))
  if (found.kind !== 'value' || !isBox(found.value)) return []
  const opened = parseKept(await unsealText(key, found.value))
  if (opened.kind !== 'value' || !isRecord(opened.value)) return []
  return Object.entries(opened.value).filter((pair): pair is [string, string] => isText(pair[1]))
}

function forgetSlots(but?: Lock) {
  for (const place of places) {
    const old = keysOf(place).filter((key) => key.startsWith(sealedPrefix()))
    for (const key of old) if (!but || key !== slot(but)) forget(place, key)
  }
}

const plainKeys = (place: Place) => keysOf(place).filter(coveredKeys())

function copyPlain() {
  const textsOf = (place: Place) =>
    new Map(plainKeys(place).map((key) => [key, storageOf(place).getItem(key) ?? '']))
  return { device: textsOf('device'), tab: textsOf('tab') }
}

/** Takes drafts and answers out of plain sight; they are sealed as soon as there is a key. */
function cover() {
  const plain = copyPlain()
  for (const place of places) {
    for (const [key, text] of plain[place]) {
      texts[place].set(key, text)
      storageOf(place).removeItem(key)
    }
  }
  keepUnder({
    covers: coveredKeys(),
    texts,
    changed: (place) => {
      if (visit) writeSlot(place, visit, texts[place])
    },
  })
}

/** @returns false when the browser gives no storage or has no room left; `cover` takes back the rest */
function layOut() {
  try {
    for (const place of places) {
      for (const [key, text] of texts[place]) storageOf(place).setItem(key, text)
    }
    return true
  } catch {
    return false
  }
}

/** Ends the lock on this page, once the store is without one. */
export function uncover() {
  keepUnder(null)
  visit = null
  for (const place of places) texts[place].clear()
  forgetSlots()
}

/** A sealed diary, as the key of this visit shows it. */
async function openBox(seen: Seen): Promise<Contents | null> {
  if (seen.kind !== 'vault' || visit?.lock.id !== seen.vault.lock.id) return null
  const found = parseKept(await unsealText(visit.key, seen.vault.box))
  if (found.kind !== 'value' || !isRecord(found.value)) return null
  const { entries, weeks, lastBackup } = found.value
  if (!Array.isArray(entries) || !Array.isArray(weeks)) return null
  return { entries, weeks, lastBackup }
}

const seal = async ({ lock, key }: Visit, contents: Contents) => ({
  lock,
  box: await sealText(key, JSON.stringify(contents)),
})

/** A locked diary, or `locked` for a visit that has not opened it. */
export async function readVault(seen: Seen): Promise<Kept | 'locked'> {
  const contents = await openBox(seen)
  if (contents) return keptFrom(contents)
  cover()
  return 'locked'
}

/** What a page cannot read stays as it is through every edit. */
function edited(contents: Contents, edit: Edit): Contents {
  const cannotRead = (entries: readonly unknown[], weeks: readonly unknown[]) =>
    keptFrom({ entries, weeks, lastBackup: null }).unreadable > 0
  const { entries, weeks, lastBackup } = edit(keptFrom(contents))
  return {
    entries: [...contents.entries.filter((entry) => cannotRead([entry], [])), ...entries],
    weeks: [...contents.weeks.filter((week) => cannotRead([], [week])), ...weeks],
    lastBackup,
  }
}

/** Changes a locked diary. Where another tab was faster, its change is kept and this one made after it. */
export async function editVault(room: Room, edit: Edit): Promise<Saved> {
  for (;;) {
    const seen = await room.look()
    const contents = await openBox(seen)
    if (!contents || !visit) return { kind: 'locked' }
    const outcome = await room.swap(seen, await seal(visit, edited(contents, edit)))
    if (outcome.kind !== 'overtaken') return outcome
  }
}

type Swapped = Awaited<ReturnType<Room['swap']>>

const contentsOf = (seen: Seen) => (seen.kind === 'contents' ? seen.contents : openBox(seen))

/**
 * Puts the diary, its drafts and the kept answers under a passphrase, or under another one. What is
 * sealed lies beside what is plain until the store itself changes over, in one step: a page that is
 * closed before has its plain diary, one that is closed after its locked one.
 */
export async function lockWith(room: Room, passphrase: string): Promise<Saved> {
  const lock = newLock()
  const next = { lock, key: await keyOf(lock, passphrase) }
  for (;;) {
    const seen = await room.look()
    const contents = await contentsOf(seen)
    if (!contents) return { kind: 'locked' }
    const hasRoom = await writeSlots(next, visit ? texts : copyPlain())
    const outcome: Swapped = hasRoom
      ? await room.swap(seen, await seal(next, contents))
      : { kind: 'full' }
    if (outcome.kind === 'overtaken') continue
    if (outcome.kind === 'saved') {
      visit = next
      cover()
      await writeSlots(next, texts)
      forgetSlots(lock)
    } else forgetSlots(visit?.lock)
    return outcome
  }
}

/** Opens the lock for this visit. A diary without one is open. */
export async function openLock(room: Room, passphrase: string) {
  const seen = await room.look()
  if (seen.kind === 'contents') {
    uncover()
    return 'open'
  }
  if (seen.kind === 'strange') return 'wrong'
  const { lock } = seen.vault
  visit = { lock, key: await keyOf(lock, passphrase) }
  if (!(await openBox(seen))) {
    visit = null
    return 'wrong'
  }
  cover()
  for (const place of places) {
    const sealed = await readSlot(place, visit)
    // What was typed since is newer than what was sealed.
    for (const [key, text] of sealed) if (!texts[place].has(key)) texts[place].set(key, text)
  }
  await writeSlots(visit, texts)
  forgetSlots(lock)
  return 'open'
}

/** Takes the passphrase away; everything lies on the device as before. */
export async function unlockForGood(room: Room): Promise<Saved> {
  for (;;) {
    const seen = await room.look()
    const contents = await openBox(seen)
    if (!contents) return { kind: 'locked' }
    const outcome: Swapped = layOut() ? await room.swap(seen, contents) : { kind: 'full' }
    if (outcome.kind === 'overtaken') continue
    if (outcome.kind === 'saved') uncover()
    else cover()
    return outcome
  }
}

/** For whoever has forgotten the passphrase: an empty diary without a lock. */
export async function startOver(room: Room): Promise<Saved> {
  const empty: Contents = { entries: [], weeks: [], lastBackup: null }
  const outcome = await room.swap(await room.look(), empty)
  if (outcome.kind === 'saved') {
    uncover()
    forgetAll('tab', draftPrefix())
  }
  return outcome.kind === 'overtaken' ? { kind: 'failed' } : outcome
}
