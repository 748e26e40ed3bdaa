import * as v from 'valibot'
import { bilingual, entriesOf, fields, listOf, oneOf, slug, text } from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'
import { movementNames } from '#design/movement/movement-names.ts'

const stepsIn = (language: string, example: string) =>
  listOf(`the steps in ${language}`, `[${example}]`, text('a step', example))

const steps = v.pipe(
  fields('the steps in both languages, such as { en: [Sit up.], es: [Siéntese.] }', {
    en: stepsIn('English', 'Sit up.'),
    es: stepsIn('Spanish', 'Siéntese.'),
  }),
  v.check(
    ({ en, es }) => en.length > 0 && en.length === es.length,
    'as many steps in Spanish as in English, such as { en: [Sit up.], es: [Siéntese.] }',
  ),
)

const exercise = fields('an exercise: id, title, steps, count, limit, source and confirmedBy', {
  /** Drawn in `src/design/movement`. */
  id: oneOf('the name of a movement that is drawn', movementNames),
  title: bilingual('what the exercise is called', 'Turn your head', 'Gire la cabeza'),
  steps,
  count: bilingual('how often', 'A few times a day.', 'Unas cuantas veces al día.'),
  limit: bilingual('where to stop', 'Stop where it pulls.', 'Pare donde le jale.'),
  /** The id of a source that each page with the exercise lists. */
  source: v.nullable(slug('the id of a source, or null where no study tests it', 'cote-2016')),
  /** Missing until a chiropractor has confirmed steps, count and limit. */
  confirmedBy: v.nullable(text('who confirmed it, and when', 'A. Sample, D.C., 2026-11-20')),
})

export const exercisesFile = registerFile('exercises', entriesOf('exercises', exercise))

export const readExercises = readOnce(() => readRegister(exercisesFile))

/**
 * One exercise of the register.
 * @throws Error that names the page and the exercises that exist.
 */
export function exerciseOf(name: string | undefined, page: string) {
  const found = readExercises().find(({ id }) => id === name)
  if (found) return found
  const known = readExercises().map(({ id }) => id)
  throw new Error(`${page}: ::exercise names ${name}, which is none of ${known.join(', ')}`)
}
