import { nameInRecords, stateCodes } from '#city/here/city.ts'
/**
 * Made-up files for tests, in both formats. The headers are the real ones to the byte.
 */
import { type HeaderFamily, normalizedName, type TableName } from './columns.ts'

export const publishedHeaders: Record<TableName, string> = {
  crashes: [
    'Collision Id,\tReport Number,\tReport Version,\tIs Preliminary,\tNCIC Code,',
    'Crash Date Time,\tCrash Time Description,\tBeat,City Id,\tCity Code,\tCity Name,',
    'County Code,\tCity Is Active,\tCity Is Incorporated,\tCollision Type Code,',
    'Collision Type Description,\tCollision Type Other Desc,\tDay Of Week,\tDispatchNotified,',
    '\tHasPhotographs,\tHitRun,\tIsAttachmentsMailed,\tIsDeleted,\tIsHighwayRelated,',
    '\tIsTowAway,\tJudicialDistrict,\tMotorVehicleInvolvedWithCode,',
    '\tMotorVehicleInvolvedWithDesc,MotorVehicleInvolvedWithOtherDesc,\tNumberInjured,',
    '\tNumberKilled,Weather 1, Weather 2, Road Condition 1, Road Condition 2,',
    ' Special Condition,LightingCode, LightingDescription,Latitude,Longitude,',
    'MilepostDirection,MilepostDistance,MilepostMarker,MilepostUnitOfMeasure,',
    '\tPedestrianActionCode,PedestrianActionDesc,PreparedDate,',
    '\tPrimary Collision Factor Code,Primary Collision Factor Violation,',
    'PrimaryCollisionFactorIsCited,\tPrimaryCollisionPartyNumber,\tPrimaryRoad,',
    '\tReportingDistrict,\tReportingDistrictCode,ReviewedDate,\tRoadwaySurfaceCode,',
    'SecondaryDirection,\tSecondaryDistance,\tSecondaryRoad,\tSecondaryUnitOfMeasure,',
    '\tSketchDesc,\tTrafficControlDeviceCode,CreatedDate,\tModifiedDate,IsCountyRoad,',
    'IsFreeway,CHP555Version,\tIsAdditonalObjectStruck,NotificationDate,',
    '\tNotificationTimeDescription,\tHasDigitalMediaFiles,\tEvidenceNumber,',
    '\tIsLocationReferToNarrative,\tIsAOIOneSameAsLocation',
  ].join(''),
  parties: [
    'PartyId,CollisionId,PartyNumber,PartyType,IsAtFault,IsOnDutyEmergencyVehicle,',
    'IsHitAndRun,AirbagCode,AirbagDescription,SafetyEquipmentCode,SafetyEquipmentDescription,',
    'Special Information,Other Associate Factor,Inattention,DirectionOfTravel,',
    'StreetOrHighwayName,SpeedLimit,MovementPrecCollCode,MovementPrecCollDescription,',
    'SobrietyDrugPhysicalCode1,SobrietyDrugPhysicalDescription1,SobrietyDrugPhysicalCode2,',
    'SobrietyDrugPhysicalDescription2,GenderCode,GenderDescription,StatedAge,',
    'DriverLicenseClass,DriverLicenseStateCode,RaceCode,RaceDesc,Vehicle1TypeId,',
    ' Vehicle1TypeDesc, Vehicle1Year,Vehicle1Make,Vehicle1Model,Vehicle1Color,',
    'V1IsVehicleTowed,Vehicle2TypeId, Vehicle2TypeDesc, Vehicle2Year,Vehicle2Make,',
    'Vehicle2Model,Vehicle2Color,V2IsVehicleTowed,Lane,ThruLanes,TotalLanes,IsDREConducted',
  ].join(''),
  injuredwitnesspassengers: [
    'CollisionId,InjuredWitPassId,StatedAge,Gender, Gender Desc,Race, Race Desc,',
    'IsWitnessOnly,IsPassengerOnly,ExtentOfInjuryCode,InjuredPersonType,SeatPosition,',
    'SeatPositionOther,AirBagCode,AirBagDescription,SafetyEquipmentCode,',
    'SafetyEquipmentDescription,Ejected,IsVOVCNotified,PartyNumber, SeatPositionDescription',
  ].join(''),
}

export const extractHeaders: Record<TableName, string> = {
  crashes: [
    'collision-id,report-number,report-version,is-preliminary,ncic-code,crash-date-time,',
    'crash-time-description,beat,city-id,city-code,city-name,county-code,city-is-active,',
    'city-is-incorporated,collision-type-code,collision-type-description,',
    'collision-type-other-desc,day-of-week,dispatch-notified,has-photographs,hit-run,',
    'is-attachments-mailed,is-deleted,is-highway-related,is-tow-away,judicial-district,',
    'motor-vehicle-involved-with-code,motor-vehicle-involved-with-desc,',
    'motor-vehicle-involved-with-other-desc,number-injured,number-killed,weather-1,weather-2,',
    'road-condition-1,road-condition-2,special-condition-lighting-code,lighting-description,',
    'latitude,longitude,milepost-direction,milepost-distance,milepost-marker,',
    'milepost-unit-of-measure,pedestrian-action-code,pedestrian-action-desc,prepared-date,',
    'primary-collision-factor-code,primary-collision-factor-violation,',
    'primary-collision-factor-is-cited,primary-collision-party-number,primary-road,',
    'reporting-district,reporting-district-code,reviewed-date,roadway-surface-code,',
    'secondary-direction,secondary-distance,secondary-road,secondary-unit-of-measure,',
    'sketch-desc,traffic-control-device-code,created-date,modified-date,is-county-road,',
    'is-freeway,chp-555-version,is-additonal-object-struck,notification-date,',
    'notification-time-description,has-digital-media-files,evidence-number,',
    'is-location-refer-to-narrative,is-aoi-one-same-as-location',
  ].join(''),
  parties: [
    'party-id,collision-id,party-number,party-type,is-at-fault,is-on-duty-emergency-vehicle,',
    'is-hit-and-run,airbag-code,airbag-description,safety-equipment-code,',
    'safety-equipment-description,special-information,other-associate-factor,',
    'inattention-direction-of-travel,street-or-highway-name,speed-limit,',
    'movement-prec-coll-code,movement-prec-coll-description,sobriety-drug-physical-code-1,',
    'sobriety-drug-physical-description-1,sobriety-drug-physical-code-2,',
    'sobriety-drug-physical-description-2,gender-code,gender-description,stated-age,',
    'driver-license-class,driver-license-state-code,race-code,race-desc,v-1-year,v-1-make,',
    'v-1-model,v-1-color,v-1-is-vehicle-towed,lane,thru-lanes,total-lanes,is-dre-conducted',
  ].join(''),
  injuredwitnesspassengers: [
    'collision-id,injured-wit-pass-id,stated-age,gender,gender-desc,race,race-desc,',
    'is-witness-only,is-passenger-only,extent-of-injury-code,injured-person-type,',
    'seat-position,seat-position-other,air-bag-code,air-bag-description,',
    'safety-equipment-code,safety-equipment-description,ejected,is-vovc-notified,',
    'party-number,seat-position-description',
  ].join(''),
}

/** Values of a row by normalized column name; the rest of the row is blank. */
export type Values = Readonly<Record<string, string>>

const headersOf = { published: publishedHeaders, extract: extractHeaders }

/** A file as the state's or the extract's: header, rows, CRLF, quotes where they are needed. */
export function fileText(family: HeaderFamily, table: TableName, rows: readonly Values[]) {
  const header = headersOf[family][table]
  const columns = header.split(',').map(normalizedName)
  const lines = rows.map((row) => {
    const unknown = Object.keys(row).filter((name) => !columns.includes(name))
    if (unknown.length > 0) throw new Error(`No column ${unknown.join(', ')} in ${family} ${table}`)
    return columns.map((name) => quotedIfNeeded(row[name] ?? '')).join(',')
  })
  return [header, ...lines].map((line) => `${line}\r\n`).join('')
}

function quotedIfNeeded(value: string) {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

export const cityCrash: Values = {
  collisionid: '1',
  nciccode: stateCodes.police,
  crashdatetime: '3/4/2016 5:30:00 PM',
  crashtimedescription: '1730',
  beat: '4X',
  citycode: stateCodes.city,
  cityname: nameInRecords,
  collisiontypecode: 'D',
  isdeleted: 'False',
  numberinjured: '0',
  numberkilled: '0',
  primarycollisionfactorcode: 'A',
  primarycollisionfactorviolation: '22350',
  primaryroad: 'BROADWAY',
  secondaryroad: '14TH ST',
}

export interface MadeUpYear {
  crashes: readonly Values[]
  parties: readonly Values[]
  injuredwitnesspassengers: readonly Values[]
}

/**
 * A year of one crash a month, each with one driver and nobody hurt. Identifiers begin at
 * 1,000 times the year.
 */
export function quietYear(year: number): MadeUpYear {
  const months = Array.from({ length: 12 }, (_, month) => month + 1)
  const id = (month: number) => String(year * 1000 + month)
  return {
    crashes: months.map((month) => ({
      ...cityCrash,
      collisionid: id(month),
      crashdatetime: `${month}/4/${year} 5:30:00 PM`,
    })),
    parties: months.map((month) => ({
      partyid: id(month),
      collisionid: id(month),
      partytype: 'Driver',
    })),
    // A file with a header and no rows is refused, so one uninvolved witness stands in it.
    injuredwitnesspassengers: [
      { collisionid: id(1), injuredwitpassid: id(1), iswitnessonly: 'True' },
    ],
  }
}

/** The same with more rows. */
export function withMore(year: MadeUpYear, more: Partial<MadeUpYear>): MadeUpYear {
  return {
    crashes: [...year.crashes, ...(more.crashes ?? [])],
    parties: [...year.parties, ...(more.parties ?? [])],
    injuredwitnesspassengers: [
      ...year.injuredwitnesspassengers,
      ...(more.injuredwitnesspassengers ?? []),
    ],
  }
}
