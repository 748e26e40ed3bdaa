import * as v from 'valibot'
import { cityFolder } from '#city/here/city.ts'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { packCrossings } from '#city/streets/crossings.ts'
import { readCrossings, readPlacedCrossings } from '#city/streets/read-crossings.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  bilingual,
  entriesOf,
  fields,
  listOf,
  slug,
  text,
  textThat,
  yesOrNo,
} from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'
import { inEachLanguage } from '#language/locales.ts'
import { href, isPageId, isServed } from '#site/addresses.ts'
import type { KnownPlaces, Landmark, Outside } from './known-places.ts'

const foundBy = listOf(
  'other ways to type the place, in small letters',
  '[the lake, el lago]',
  text('a way to type the place', 'the lake'),
)

const name = v.union(
  [
    text('the name in both languages', 'Laney College'),
    bilingual('the name in each language', 'Lake Merritt', 'Lago Merritt'),
  ],
  'the name in both languages, or in each: such as { en: Lake Merritt, es: Lago Merritt }',
)

const landmark = v.pipe(
  fields('a landmark: name, slug, kind, at or lat, lon and source, foundBy', {
    name,
    slug: slug('the last part of ?near=', 'lake-merritt'),
    kind: v.optional(v.literal('transit', 'transit for stations and stops, or left out')),
    /** The streets of the crossing that it stands at, in the order of the alphabet. */
    at: v.optional(
      v.tuple(
        [text('a street', '12th Street'), text('a street', 'Broadway')],
        'two streets that cross, such as [12th Street, Broadway]',
      ),
    ),
    lat: v.optional(bayAreaLatitude('how far north the place is')),
    lon: v.optional(bayAreaLongitude('how far east the place is, with a minus')),
    source: v.optional(text('who says where it is', 'city map')),
    foundBy,
  }),
  v.check(
    ({ at, lat, lon, source }) =>
      [lat, lon, source].every((part) => (part === undefined) === (at !== undefined)),
    'at, or lat, lon and source',
  ),
)

const outside = fields('what lies outside: name, slug, page, road, unplaced, nearest and foundBy', {
  name: text('the name of the city or freeway', 'Berkeley'),
  slug: slug('the name that the site knows it by', 'berkeley'),
  page: v.optional(
    textThat(isPageId, 'the id of a page, as src/site/addresses.ts lists them', 'berkeley'),
  ),
  road: v.optional(yesOrNo('whether it is a freeway')),
  unplaced: v.optional(yesOrNo('whether no source of ours says where it is')),
  nearest: listOf('the neighborhoods beside it', '[bushrod]', text('a slug', 'bushrod')),
  foundBy,
})

export const landmarksFile = registerFile(
  'landmarks',
  entriesOf('landmarks', landmark, 'slug'),
  cityFolder,
)
export const outsideFile = registerFile(
  'outside',
  entriesOf('places outside', outside, 'slug'),
  cityFolder,
)

const inBoth = (written: v.InferOutput<typeof name>) =>
  typeof written === 'string' ? { en: written, es: written } : written

/** @throws Error when the streets of an entry do not cross in the table. */
function pointOf({ at, lat, lon, slug: entry }: v.InferOutput<typeof landmark>) {
  if (!at) return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN }
  const crossing = readCrossings().find(
    ({ streets: [one, other] }) => one === at[0] && other === at[1],
  )
  if (!crossing) {
    throw new Error(
      `${landmarksFile.file}, ${entry}: at is [${at.join(', ')}]: it should be two streets that cross in intersections.csv`,
    )
  }
  return crossing.point
}

function readLandmarks(): Landmark[] {
  const named = readRegister(landmarksFile).map(
    (entry): Landmark => ({
      kind: entry.kind ?? 'landmark',
      name: inBoth(entry.name),
      slug: entry.slug,
      ...pointOf(entry),
      foundBy: entry.foundBy,
    }),
  )
  const hospitals = readHospitals().map(
    ({ address, foundBy: ways = [], id, lat, lon, name: written }): Landmark => ({
      kind: 'hospital',
      name: inBoth(written),
      slug: `hospital-${id}`,
      lat,
      lon,
      foundBy: [...ways, address.split(',')[0] ?? address],
    }),
  )
  return [...named, ...hospitals]
}

const addressesOf = (id: string | undefined) =>
  id && isPageId(id) && isServed(id) ? inEachLanguage((locale) => href(id, locale)) : undefined

const readOutside = (): Outside[] =>
  readRegister(outsideFile).map(({ page, ...entry }) => ({
    ...entry,
    page: addressesOf(page),
  }))

/** For the build, which runs in the project's folder. */
export const readKnownPlaces = readOnce(
  (): KnownPlaces => ({
    ...packCrossings(readCrossings(), readPlacedCrossings().doubtful),
    landmarks: readLandmarks(),
    outside: readOutside(),
  }),
)
