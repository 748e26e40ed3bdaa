import type { Block } from '#words/block.ts'
import { CallBlock } from '#words/blocks/call.tsx'
import { CiteBlock } from '#words/blocks/cite.tsx'
import { ClinicBlock } from '#words/blocks/clinic.tsx'
import { CrisisBlock } from '#words/blocks/crisis.tsx'
import { DangerBlock } from '#words/blocks/danger.tsx'
import { DangerLineBlock } from '#words/blocks/danger-line.tsx'
import { DangerWorstBlock } from '#words/blocks/danger-worst.tsx'
import { DoBlock } from '#words/blocks/do.tsx'
import { DoDontBlock } from '#words/blocks/do-dont.tsx'
import { DontBlock } from '#words/blocks/dont.tsx'
import { DrawingBlock } from '#words/blocks/drawing.tsx'
import { EntriesBlock } from '#words/blocks/entries.tsx'
import { ExerciseBlock } from '#words/blocks/exercise.tsx'
import { FactBlock } from '#words/blocks/fact.tsx'
import { FreeHelpBlock } from '#words/blocks/free-help.tsx'
import { KnownBlock } from '#words/blocks/known.tsx'
import { LetterBlock } from '#words/blocks/letter.tsx'
import { NotKnownBlock } from '#words/blocks/not-known.tsx'
import { NoteBlock } from '#words/blocks/note.tsx'
import { PhotoBlock } from '#words/blocks/photo.tsx'
import { SayBlock } from '#words/blocks/say.tsx'
import { SceneBlock } from '#words/blocks/scene.tsx'
import { StationBlock } from '#words/blocks/station.tsx'
import { StepsBlock } from '#words/blocks/steps.tsx'
import { StoriesBlock } from '#words/blocks/stories.tsx'
import { TableBlock } from '#words/blocks/table.tsx'
import { TimelineBlock } from '#words/blocks/timeline.tsx'
import { TodayBlock } from '#words/blocks/today.tsx'
import { WayBlock } from '#words/blocks/way.tsx'
import type { DrawnName } from '#words/parse-words.ts'

/**
 * What draws each block: `steps` is `src/words/blocks/steps.tsx`. A page gets the styles of that
 * file when its words use the block (`src/builder/page-sheets.ts`).
 */
export const blocks: Readonly<Record<DrawnName, Block>> = {
  danger: DangerBlock,
  'danger-line': DangerLineBlock,
  'danger-worst': DangerWorstBlock,
  crisis: CrisisBlock,
  today: TodayBlock,
  clinic: ClinicBlock,
  steps: StepsBlock,
  timeline: TimelineBlock,
  way: WayBlock,
  station: StationBlock,
  drawing: DrawingBlock,
  'do-dont': DoDontBlock,
  do: DoBlock,
  dont: DontBlock,
  fact: FactBlock,
  known: KnownBlock,
  'not-known': NotKnownBlock,
  say: SayBlock,
  letter: LetterBlock,
  note: NoteBlock,
  entries: EntriesBlock,
  stories: StoriesBlock,
  exercise: ExerciseBlock,
  scene: SceneBlock,
  'free-help': FreeHelpBlock,
  call: CallBlock,
  cite: CiteBlock,
  photo: PhotoBlock,
  table: TableBlock,
}
