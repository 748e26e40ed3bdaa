import * as v from 'valibot'
import { districtNumber } from '#city/district-number.ts'
import { cityFolder } from '#city/here/city.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  bilingual,
  entriesOf,
  fields,
  link,
  listOf,
  localPhone,
  oneOf,
  slug,
  text,
  wholeAddress,
  wholeNumber,
  yesOrNo,
} from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'

/** That babies are delivered there, and who says so. */
const births = fields('births: source, link and confirmedBy', {
  source: text('who says that babies are delivered there', 'Sample Hospital, Birth Center'),
  link: link('where it can be read', 'https://www.example.org/birth-center'),
  /** Missing until a person has asked the hospital itself. */
  confirmedBy: v.nullable(text('who asked the hospital, and when', 'A. Sample, 2026-11-20')),
})

const hospital = fields(
  'a hospital: id, name, system, address, phone, trauma, lat, lon and district',
  {
    id: slug('the name that the site knows the entry by', 'highland'),
    name: text('the name of the hospital', 'Wilma Chan Highland Hospital Campus'),
    /** Other ways to type the name, in either language; nobody reads them. */
    foundBy: v.optional(
      listOf('other ways to type the name', '[highland]', text('a way to type it', 'highland')),
    ),
    system: text('who runs the hospital', 'Alameda Health System'),
    address: wholeAddress('where the hospital is'),
    /** Missing where the number is not confirmed. */
    phone: v.nullable(localPhone('the main number, or null when it is not confirmed')),
    trauma: v.nullable(
      bilingual('the trauma level, or null', 'Level I, adults', 'nivel I, personas adultas'),
    ),
    traumaFor: v.optional(
      oneOf('whom the trauma center is for, left out where no source says it', [
        'adults',
        'children',
      ]),
    ),
    onlyFor: v.optional(v.literal('children', 'children, or left out where all are taken')),
    /** Left out where it is not known whether babies are delivered there. */
    births: v.optional(births),
    /** The place among the few that are named to somebody whose own place is not known. */
    whereUnknown: v.optional(wholeNumber(1, 3, 'the place among those named to everybody', 1)),
    /** Where water lies between the city and the hospital, which no straight line says. */
    overWater: v.optional(yesOrNo('whether the way there goes over or under water')),
    /** The hospital itself says that its emergency room never closes. */
    dayAndNight: v.optional(yesOrNo('whether the emergency room never closes')),
    /** Whether it is open that there is an emergency room: nobody is sent there. */
    unconfirmed: v.optional(yesOrNo('whether the emergency room is still to be confirmed')),
    lat: bayAreaLatitude('how far north the hospital is'),
    lon: bayAreaLongitude('how far east the hospital is, with a minus'),
    district: v.nullable(districtNumber('the council district, or null outside the city')),
    note: v.optional(bilingual('what a visitor should know', 'Open at night.', 'Abre de noche.')),
  },
)

const list = v.pipe(
  entriesOf('hospitals', hospital),
  v.minLength(1, 'at least one hospital: pages and tools send people there'),
)

/** The hospitals in and around the city, the nearest to its middle first. */
export const hospitalsFile = registerFile('hospitals', list, cityFolder)

export const readHospitals = readOnce(() => readRegister(hospitalsFile))
