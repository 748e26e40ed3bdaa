import { diaryOf } from '#tools/crash-record/erase-person.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { mergeEntries, readEntry } from '#tools/symptom-tracker/model/entry.ts'
import { readWeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import {
  type Change,
  clearAll,
  connectDiary,
  fillStore,
  locked,
  lookInto,
  outcomeOf,
  readSeen,
  runChange,
} from '#tools/symptom-tracker/store/diary-database.ts'
import { adding, type Edit, notingBackup, removing } from '#tools/symptom-tracker/store/edits.ts'
import { keptFrom } from '#tools/symptom-tracker/store/kept-from.ts'
import type { DiaryStore, Room, Saved } from '#tools/symptom-tracker/store/store.ts'

async function addTo(change: Change, { entries, weeks }: Diary) {
  const store = change.objectStore('entries')
  for (const entry of entries) {
    const there = readEntry(await store.get(entry.id))
    await store.put(there ? mergeEntries(there, entry) : entry)
  }
  for (const week of weeks) {
    const there = readWeekCheck(await change.objectStore('weeks').get(week.id))
    if (!there) await change.objectStore('weeks').put(week)
  }
}

const removeFrom = (change: Change, id: string) =>
  Promise.all([change.objectStore('entries').delete(id), change.objectStore('weeks').delete(id)])

type Work = (change: Change) => Promise<unknown>

/** The store as a whole: `run` makes a change in it and tells the other tabs. */
function roomOf(look: Room['look'], run: (work: Work) => Promise<Saved>): Room {
  return {
    look,
    swap: async (seen, next) => {
      let overtaken = false
      const outcome = await run(async (change) => {
        overtaken = JSON.stringify(await readSeen(change)) !== JSON.stringify(seen)
        if (overtaken) throw locked
        await fillStore(change, next)
      })
      return overtaken ? { kind: 'overtaken' } : outcome
    },
  }
}

/**
 * Opens the diary of a person on this device, in IndexedDB.
 *
 * @param person as `currentPerson` names them
 * @throws when the browser has no IndexedDB or refuses it (some private windows), and with a
 * `VersionError` when a newer page has already moved the store on
 */
export async function openDeviceStore(person = currentPerson()): Promise<DiaryStore> {
  const name = diaryOf(person)
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  const connected = connectDiary(name)
  const look = () => connected(lookInto)
  const room = roomOf(look, run)

  async function run(work: Work): Promise<Saved> {
    try {
      const outcome = await connected((opened) => runChange(opened, work))
      if (outcome.kind === 'saved') channel?.postMessage('changed')
      return outcome
    } catch (fault) {
      return outcomeOf([fault])
    }
  }

  /** In plain in the store itself, or, where a lock is on it, as a whole under the key of this visit. */
  async function edit(work: Work, sealed: Edit): Promise<Saved> {
    const outcome = await run(async (change) => {
      if ((await change.objectStore('lock').count()) > 0) throw locked
      await work(change)
    })
    if (outcome.kind !== 'locked') return outcome
    const { editVault } = await import('#tools/symptom-tracker/store/vault.ts')
    return editVault(room, sealed)
  }

  await connected(async () => {})

  return {
    keeps: 'device',
    room,
    read: async () => {
      const seen = await look()
      if (seen.kind === 'contents') return keptFrom(seen.contents)
      const { readVault } = await import('#tools/symptom-tracker/store/vault.ts')
      return readVault(seen)
    },
    add: (diary) => edit((change) => addTo(change, diary), adding(diary)),
    remove: (id) => edit((change) => removeFrom(change, id), removing(id)),
    erase: () => run(clearAll),
    noteBackup: (at) =>
      edit((change) => change.objectStore('notes').put(at, 'lastBackup'), notingBackup(at)),
    watch: (changed) => {
      channel?.addEventListener('message', changed)
      return () => channel?.removeEventListener('message', changed)
    },
  }
}
