/**
 * The columns of the three files the state publishes, in the two families of headers we know:
 * the published one (tabs, leading spaces, three naming styles, one misspelling) and that of a
 * cleaned extract (kebab-case, some columns merged or left out). Names are compared without
 * capitals, spaces and marks. A file whose header is neither is refused: a column that moved or
 * changed its meaning must be looked at by a person first.
 */

export const tables = ['crashes', 'parties', 'injuredwitnesspassengers'] as const
export type TableName = (typeof tables)[number]
export type HeaderFamily = 'published' | 'extract'

const names = (list: string) => list.trim().split(/\s+/)

const crashesBeforeLighting = names(`
  collisionid reportnumber reportversion ispreliminary nciccode crashdatetime crashtimedescription
  beat cityid citycode cityname countycode cityisactive cityisincorporated collisiontypecode
  collisiontypedescription collisiontypeotherdesc dayofweek dispatchnotified hasphotographs hitrun
  isattachmentsmailed isdeleted ishighwayrelated istowaway judicialdistrict
  motorvehicleinvolvedwithcode motorvehicleinvolvedwithdesc motorvehicleinvolvedwithotherdesc
  numberinjured numberkilled weather1 weather2 roadcondition1 roadcondition2
`)

const crashesAfterLighting = names(`
  lightingdescription latitude longitude milepostdirection milepostdistance milepostmarker
  milepostunitofmeasure pedestrianactioncode pedestrianactiondesc prepareddate
  primarycollisionfactorcode primarycollisionfactorviolation primarycollisionfactoriscited
  primarycollisionpartynumber primaryroad reportingdistrict reportingdistrictcode revieweddate
  roadwaysurfacecode secondarydirection secondarydistance secondaryroad secondaryunitofmeasure
  sketchdesc trafficcontroldevicecode createddate modifieddate iscountyroad isfreeway
  chp555version isadditonalobjectstruck notificationdate notificationtimedescription
  hasdigitalmediafiles evidencenumber islocationrefertonarrative isaoionesameaslocation
`)

const partiesBeforeInattention = names(`
  partyid collisionid partynumber partytype isatfault isondutyemergencyvehicle ishitandrun
  airbagcode airbagdescription safetyequipmentcode safetyequipmentdescription specialinformation
  otherassociatefactor
`)

const partiesAfterInattention = names(`
  streetorhighwayname speedlimit movementpreccollcode movementpreccolldescription
  sobrietydrugphysicalcode1 sobrietydrugphysicaldescription1 sobrietydrugphysicalcode2
  sobrietydrugphysicaldescription2 gendercode genderdescription statedage driverlicenseclass
  driverlicensestatecode racecode racedesc
`)

const people = names(`
  collisionid injuredwitpassid statedage gender genderdesc race racedesc iswitnessonly
  ispassengeronly extentofinjurycode injuredpersontype seatposition seatpositionother airbagcode
  airbagdescription safetyequipmentcode safetyequipmentdescription ejected isvovcnotified
  partynumber seatpositiondescription
`)

/** Every column of a table, in the order of the files; the order is not relied on. */
const columnsOf: Record<TableName, Record<HeaderFamily, readonly string[]>> = {
  crashes: {
    published: [
      ...crashesBeforeLighting,
      ...names('specialcondition lightingcode'),
      ...crashesAfterLighting,
    ],
    extract: [...crashesBeforeLighting, 'specialconditionlightingcode', ...crashesAfterLighting],
  },
  parties: {
    published: [
      ...partiesBeforeInattention,
      ...names('inattention directionoftravel'),
      ...partiesAfterInattention,
      ...names(`
        vehicle1typeid vehicle1typedesc vehicle1year vehicle1make vehicle1model vehicle1color
        v1isvehicletowed vehicle2typeid vehicle2typedesc vehicle2year vehicle2make vehicle2model
        vehicle2color v2isvehicletowed lane thrulanes totallanes isdreconducted
      `),
    ],
    extract: [
      ...partiesBeforeInattention,
      'inattentiondirectionoftravel',
      ...partiesAfterInattention,
      ...names(`
        v1year v1make v1model v1color v1isvehicletowed lane thrulanes totallanes isdreconducted
      `),
    ],
  },
  injuredwitnesspassengers: { published: people, extract: people },
}

/** Two empty columns without a name at the end of the extract's parties of 2025. */
const columnsToPassOver: Record<TableName, readonly string[]> = {
  crashes: [],
  parties: ['column38', 'column39'],
  injuredwitnesspassengers: [],
}

/** The state misspells this header; should it be put right one day, it is the same column. */
const sameColumn: Readonly<Record<string, string>> = {
  isadditionalobjectstruck: 'isadditonalobjectstruck',
}

/** `\tNCIC Code`, `ncic-code` and `NCICCode` are all `nciccode`. */
export function normalizedName(header: string) {
  const name = header.toLowerCase().replace(/[^a-z0-9]/g, '')
  return sameColumn[name] ?? name
}

export type HeaderMatch =
  | { kind: 'known'; family: HeaderFamily; position: (column: string) => number }
  | { kind: 'not-known'; words: string }

/**
 * Matches a header line against the families of its table. The people's header is the same in
 * both, and counts as published.
 */
export function matchHeader(table: TableName, headers: readonly string[]): HeaderMatch {
  const found = headers.map(normalizedName)
  const family = nearestFamily(table, found)
  const wanted = columnsOf[table][family]
  const known = new Set([...wanted, ...columnsToPassOver[table]])
  const missing = wanted.filter((name) => !found.includes(name))
  const unknown = headers.filter((_, index) => !known.has(found[index] ?? ''))
  const repeated = headers.filter((_, index) => found.indexOf(found[index] ?? '') !== index)
  const complaints = [
    ...complaint('unknown', unknown),
    ...complaint('missing', missing),
    ...complaint('repeated', repeated),
  ]
  if (complaints.length > 0) {
    return {
      kind: 'not-known',
      words: `${complaints.join('; ')} (compared with the ${family} header)`,
    }
  }
  const positions = new Map(found.map((name, index) => [name, index]))
  return {
    kind: 'known',
    family,
    position(column) {
      const position = positions.get(column)
      if (position === undefined) throw new Error(`No column ${column} in the ${family} ${table}`)
      return position
    },
  }
}

function nearestFamily(table: TableName, found: readonly string[]): HeaderFamily {
  const share = (family: HeaderFamily) =>
    columnsOf[table][family].filter((name) => found.includes(name)).length /
    columnsOf[table][family].length
  return share('extract') > share('published') ? 'extract' : 'published'
}

/** At most eight names: a file in another encoding has a header of nothing but unknown ones. */
function complaint(what: string, columns: readonly string[]) {
  if (columns.length === 0) return []
  const shown = columns.slice(0, 8).map((name) => `"${name.trim().slice(0, 40)}"`)
  const rest = columns.length - shown.length
  const more = rest > 0 ? ` and ${rest} more` : ''
  return [`${what} ${columns.length === 1 ? 'column' : 'columns'} ${shown.join(', ')}${more}`]
}
