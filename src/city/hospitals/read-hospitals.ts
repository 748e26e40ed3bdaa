import * as v from 'valibot'
import { districtNumber } from '#city/district-number.ts'
import { cityFolder } from '#city/here/city.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  bilingual,
  entriesOf,
  fields,
  localPhone,
  oneOf,
  slug,
  text,
  wholeAddress,
  yesOrNo,
} from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'

const hospital = fields(
  'a hospital: id, name, system, address, phone, trauma, lat, lon and district',
  {
    id: slug('the name that the site knows the entry by', 'highland'),
    name: text('the name of the hospital', 'Wilma Chan Highland Hospital Campus'),
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
