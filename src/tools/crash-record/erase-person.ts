import { forget, forgetDatabase, keysOf } from '#language/records/kept.ts'
import { keyOf, me } from '#tools/crash-record/person.ts'

/** The database in which the diary of a person lies. */
export const diaryOf = (person: string) => keyOf(person, 'symptom-diary')

/** Whether something lies on the device under a name of this person: `plan~id`, `sealed~id-lock`. */
function isOf(key: string, person: string) {
  const [, owner = ''] = key.split('~')
  return owner === person || owner.startsWith(`${person}-`)
}

/**
 * Erases all that lies on this device of somebody who was added: answers, plan, result, drafts and
 * the diary, with its lock. The list of people is not touched; `removePerson` does that. A page that
 * shows this person has to be loaded again: its memory is not erased.
 *
 * @returns false when the browser did not erase the diary
 * @throws for the visitor, whose things have names of their own: each tool erases them
 */
export async function erasePerson(person: string) {
  if (person === me) throw new Error("What is the visitor's own is erased by each tool")
  for (const place of ['device', 'tab'] as const) {
    for (const key of keysOf(place)) if (isOf(key, person)) forget(place, key)
  }
  return await forgetDatabase(diaryOf(person))
}
