import type { useMessage } from '#design/message/use-message.ts'
import { fill } from '#language/fill.ts'
import { randomId } from '#language/records/random-id.ts'
import {
  type OwnLine,
  withNotes,
  withOwnLine,
  withOwnLineAt,
  withOwnTick,
  withoutOwnLine,
  withTick,
} from '#tools/accident-action-plan/progress.ts'
import type { KeptProgress } from '#tools/accident-action-plan/use-progress.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'

/** What a visitor changes in a plan, each change with the one that takes it back. */
export function planEdits(
  { progress, edit, undo }: KeptProgress,
  { tell, dismiss }: ReturnType<typeof useMessage>,
  { told }: Words,
) {
  return {
    tick(id: string, ticked: boolean) {
      edit(
        (current) => withTick(current, id, ticked),
        (current) => withTick(current, id, !ticked),
      )
      dismiss()
    },
    addOwn(text: string) {
      const id = randomId()
      edit(
        (current) => withOwnLine(current, id, text),
        (current) => withoutOwnLine(current, id),
      )
      dismiss()
    },
    tickOwn(id: string, ticked: boolean) {
      edit(
        (current) => withOwnTick(current, id, ticked),
        (current) => withOwnTick(current, id, !ticked),
      )
    },
    removeOwn(line: OwnLine) {
      const place = progress.own.indexOf(line)
      edit(
        (current) => withoutOwnLine(current, line.id),
        (current) => withOwnLineAt(current, place, line),
      )
      tell(fill(told.removed, { text: line.text }))
    },
    note(notes: string) {
      edit((current) => withNotes(current, notes))
    },
    takeBack() {
      undo()
      tell(told.undone)
    },
  }
}
