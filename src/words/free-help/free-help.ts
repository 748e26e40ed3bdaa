import * as v from 'valibot'
import {
  bilingual,
  day,
  entriesOf,
  fields,
  link,
  localPhone,
  slug,
  text,
} from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'

const help = v.pipe(
  fields('a place that helps: id, name, helps, phone, source and checked', {
    id: slug('the name that the site knows the entry by', 'healthpac'),
    name: bilingual('who helps', 'Legal aid', 'Servicio legal'),
    helps: bilingual('with what', 'Ask about your papers.', 'Pregunte por sus papeles.'),
    phone: v.nullable(localPhone('the number, or null where none is confirmed')),
    link: v.optional(link('its page on the web', 'https://www.example.org')),
    caution: v.optional(bilingual('what to know first', 'It is not insurance.', 'No es seguro.')),
    /** Missing until somebody has named who says so. */
    source: v.nullable(text('who says so, and when', 'Sample County, 2026')),
    /** Missing until a person has called or read it. */
    checked: v.nullable(day('when a person called or read it')),
  }),
  v.forward(
    v.partialCheck(
      [['source'], ['checked']],
      ({ source, checked }) => source !== null || checked === null,
      'who says so, and when: what was checked has a source, such as Sample County, 2026',
    ),
    ['source'],
  ),
)

export const freeHelpFile = registerFile('free-help', entriesOf('places that help', help))

export type FreeHelp = v.InferOutput<typeof help>

/** Who helps without charge, in the order of the list. */
export const readFreeHelp = readOnce(() => readRegister(freeHelpFile))
