import { LineAcross } from '#design/line/line-across.tsx'
import type { MovementName } from '#design/movement/movement-names.ts'
import { Picture } from '#design/picture/picture.tsx'
import { fill } from '#language/fill.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href, ofKind, type PageOf, page as pageOf } from '#site/addresses.ts'
import { exerciseOf } from '#words/exercises/exercises.ts'
import { blockWords } from '#words/words.ts'
import './movement-stops.css'

type Stops = Readonly<Record<PageOf<'phase'>, MovementName>>

/** Of what each phase teaches, what is for the part that hurts; none where a page teaches no movement. */
const stopsOf: Partial<Record<PageOf<'condition'>, Stops>> = {
  'neck-pain': { 'phase-1': 'turn-head', 'phase-2': 'tilt-head', 'phase-3': 'walk' },
  whiplash: { 'phase-1': 'turn-head', 'phase-2': 'nod-head', 'phase-3': 'walk' },
  'back-pain': { 'phase-1': 'rock-knees', 'phase-2': 'walk', 'phase-3': 'stand-up' },
  'shoulder-pain': { 'phase-1': 'slide-hand', 'phase-2': 'roll-shoulders', 'phase-3': 'stand-up' },
}

/** The three stretches of care as stops on the line, each with a movement. */
export function MovementStops({ id, locale, words }: ScreenProps) {
  const stops = stopsOf[id as PageOf<'condition'>]
  if (!stops || ofKind('phase').length === 0) return null
  const { heading, note } = screenWords[locale].stops
  const { drawn } = blockWords[locale].exercise
  return (
    <section className="movement-stops">
      <div className="wrap">
        <h2>{heading}</h2>
        <p>{note}</p>
      </div>
      <div className="movement-street">
        <LineAcross />
        <div className="wrap">
          <ol>
            {ofKind('phase').map((phase) => {
              const { title, limit } = exerciseOf(stops[phase], words.file)
              return (
                <li key={phase}>
                  <a href={href(phase, locale)}>{pageOf(phase).name[locale]}</a>
                  <Picture
                    name={stops[phase]}
                    alt={fill(drawn, { title: title[locale] })}
                    width={600}
                    height={200}
                  />
                  <p>
                    <b>{title[locale]}.</b> {limit[locale]}
                  </p>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
    </section>
  )
}
