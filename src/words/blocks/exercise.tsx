import { Movement } from '#design/movement/movement.tsx'
import { Note } from '#design/note/note.tsx'
import { fill } from '#language/fill.ts'
import type { BlockProps } from '#words/block.ts'
import { CiteBlock } from '#words/blocks/cite.tsx'
import { exerciseOf } from '#words/exercises/exercises.ts'
import { blockWords } from '#words/words.ts'
import './exercise.css'

/** A movement in three drawings and in steps, with how often, where to stop, and its source. */
export function ExerciseBlock({ name, context }: BlockProps) {
  const { locale, sourceIds, file } = context
  const { id, title, steps, count, limit, source } = exerciseOf(name, file)
  const words = blockWords[locale].exercise
  const number = source ? sourceIds.indexOf(source) + 1 : 0
  if (source && number === 0) {
    throw new Error(`${file}: ::exercise ${name} rests on ${source}: list it among the sources`)
  }
  return (
    <Note kind="note" heading={title[locale]}>
      <Movement name={id} alt={fill(words.drawn, { title: title[locale] })} play={words.play} />
      <ol>
        {steps[locale].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <strong>{words.howOften}</strong> {count[locale]}
      </p>
      <p>
        <strong>{words.limit}</strong> {limit[locale]}
      </p>
      <p className="fine-print">
        {number ? (
          <>
            {words.advised}
            <CiteBlock number={number} context={context} />
          </>
        ) : (
          words.taught
        )}
      </p>
    </Note>
  )
}
