import { parse } from 'yaml'
import { keepParsing } from '#facts/kept-parsing.ts'

/** The YAML above the words of a page, as it stands there. Throws when it cannot be read. */
export const valuesOf = keepParsing('front-matter', 'src/words/front-matter.ts', (text): unknown =>
  parse(text),
)
