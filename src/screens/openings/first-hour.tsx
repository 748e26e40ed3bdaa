import { LineAcross } from '#design/line/line-across.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { contextOf } from '#screens/words-context.ts'
import { stepsOf } from '#words/parse-words.ts'
import './first-hour.css'

/** The first hour at the clinic as stops on the line; nothing where the words of a page have no steps. */
export function firstHour(page: Pick<ScreenProps, 'locale' | 'words'>) {
  const steps = stepsOf(page.words.body, contextOf(page))
  if (!steps) return undefined
  return (
    <section className="first-hour" aria-label={steps.heading}>
      <LineAcross />
      <div className="wrap">
        <p>
          <a href={`#${steps.anchor}`}>{steps.heading}</a>
        </p>
        <ol>
          {steps.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
