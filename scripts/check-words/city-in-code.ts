import { globSync, readFileSync } from 'node:fs'
import { cityFolder, nameInRecords } from '#city/here/city.ts'
import type { Problem } from './written-pages.ts'

/** The name in any spelling: San Leandro, sanLeandro, SAN_LEANDRO, san-leandro. */
const spellingsOf = (city: string) => new RegExp(city.split(/[\s-]+/).join('[\\s_-]?'), 'i')

/** The files that may name the city, and why. */
const places: ReadonlyArray<readonly [place: RegExp, why: string]> = [
  [new RegExp(`^${cityFolder}/`), 'what is known of it'],
  [/^src\/site\/(?:addresses|redirects)\.ts$/, 'addresses that others link to'],
  [/^src\/server\/store\/migrations\//, 'what is stored already'],
  [/\.(?:test|examples)\.tsx?$/, 'what tests and the styleguide show, and no page'],
]

/** The lines of a file that name the city; 0 is its own name. */
export const linesNaming = (city: string, file: string, text: string): number[] =>
  [file, ...text.split('\n')].flatMap((line, index) =>
    spellingsOf(city).test(line) ? [index] : [],
  )

/** Code that names the city that the site is about, where another site would be about another. */
export const findCityInCode = (): Problem[] =>
  globSync('{src,scripts}/**/*.{ts,tsx,mjs,astro,css,grit}')
    .filter((file) => !places.some(([place]) => place.test(file)))
    .sort()
    .flatMap((file) =>
      linesNaming(nameInRecords, file, readFileSync(file, 'utf8')).map((line) => ({
        file: line === 0 ? file : `${file}:${line}`,
        text: `names ${nameInRecords}: write {city} and fill it with cityName of src/site/city-name.ts, or put what is known of the city into ${cityFolder} and import it from #city/here/`,
      })),
    )
