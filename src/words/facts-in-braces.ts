import { figuresInWords } from '#city/crash-figures/figures-in-words.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { milesBetween } from '#city/distance.ts'
import { hospitalsFile, readHospitals } from '#city/hospitals/read-hospitals.ts'
import { clinic } from '#clinic'
import { nearestName } from '#clinic/reading/nearest-name.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { counted } from '#language/counted.ts'
import { lowerFirst, upperFirst } from '#language/first-letter.ts'
import { inEachLanguage, type Locale } from '#language/locales.ts'
import { clinicHas } from '#site/clinic-has.ts'
import {
  emergencyLine,
  faxNumber,
  officeLine,
  postalAddress,
  textLine,
} from '#site/contact-links.ts'
import { licenseNumber } from '#site/license-number.ts'
import { openingHoursInSentence } from '#site/opening-hours.ts'
import { whoTreats } from '#site/people.ts'
import { chooseWords, howToCondition } from '#words/conditions.ts'
import { gettingWorseOnPage } from '#words/danger-signs/getting-worse/getting-worse.ts'
import { signWith } from '#words/danger-signs/read-danger-signs.ts'
import { windowsInWords } from '#words/danger-signs/windows-in-words.ts'
import { moneyFacts } from '#words/money-facts.ts'
import { claimCounts, claimSentence, findClaim } from '#words/registers.ts'
import { sharedRules } from '#words/shared-rules/words.ts'
import { siteHas } from '#words/site-has.ts'
import { blockWords } from '#words/words.ts'

function pointOf(place: string, file: string) {
  if (place === 'clinic') {
    const { latitude, longitude } = clinic.coordinates
    return { lat: latitude, lon: longitude }
  }
  const hospital = readHospitals().find(({ id }) => id === place)
  if (!hospital) throw new Error(`${file}: ${hospitalsFile.file} has no hospital ${place}`)
  return hospital
}

/** The straight line between two hospitals, or a hospital and the clinic: "3 miles". */
export function milesInWords(from: string, to: string, locale: Locale, file: string) {
  const miles = Math.max(1, Math.round(milesBetween(pointOf(from, file), pointOf(to, file))))
  return counted(blockWords[locale].miles, miles, locale)
}

/** What a danger sign asks for as the days go by. */
function daysOfSign(id: string, locale: Locale) {
  const sign = signWith(id)
  return sign && windowsInWords(sign.levels, locale)
}

const readFacts = (locale: Locale): Record<string, string | undefined> => ({
  clinic: clinic.name,
  'short-clinic': clinic.shortName,
  chiropractor: `${clinic.chiropractor.name}, ${clinic.chiropractor.title}`,
  'chiropractor-background': clinic.chiropractor.background?.[locale],
  'chiropractor-job': lowerFirst(
    clinic.chiropractor.job?.[locale] ?? blockWords[locale].chiropractors.one,
  ),
  chiropractors: blockWords[locale].chiropractors[whoTreats],
  Chiropractors: upperFirst(blockWords[locale].chiropractors[whoTreats]),
  'treating-chiropractor': blockWords[locale].theChiropractor[whoTreats],
  'Treating-chiropractor': upperFirst(blockWords[locale].theChiropractor[whoTreats]),
  license: licenseNumber(locale),
  'office-phone': officeLine.number,
  'emergency-phone': emergencyLine?.number,
  'text-phone': textLine?.number,
  'fax-number': faxNumber,
  email: clinic.email,
  address: postalAddress,
  hours: openingHoursInSentence(locale),
  'same-day': blockWords[locale].sameDay,
  'worse-rule': gettingWorseOnPage(locale),
  ...moneyFacts(clinic, locale),
  'nerve-rule': sharedRules[locale].nerveRule,
  'see-again': sharedRules[locale].seeAgain,
  'adjustment-risk': sharedRules[locale].adjustmentRisk,
  'child-rule': sharedRules[locale].childRule,
  'struck-rule': sharedRules[locale].struckRule,
  'police-report': sharedRules[locale].policeReport,
  'dmv-report': sharedRules[locale].dmvReport,
  'er-first': sharedRules[locale].emergencyRoomFirst,
  'medi-cal-caution': sharedRules[locale].mediCalCaution,
  'asks-no-status': clinicHas('asks-no-status') ? sharedRules[locale].asksNoStatus : undefined,
  'agents-need-order': clinicHas('agents-need-order')
    ? sharedRules[locale].agentsNeedOrder
    : undefined,
})

const facts = inEachLanguage((locale) => readOnce(() => readFacts(locale)))

const crashFacts = inEachLanguage((locale) =>
  readOnce((): Readonly<Record<string, string>> => figuresInWords(readFigures(), locale)),
)

/** What to do about words in braces that nobody knows. */
function whatToDo(name: string, known: readonly string[]) {
  const nearest = nearestName(name, known)
  return nearest
    ? `: did you mean {${nearest}}?`
    : ': docs/editing-words.md lists what may stand in braces, so write one of these or take it out'
}

const inBraces = /\{([A-Za-z][a-z-]*)(?::([a-z0-9-]+)(?:\/([a-z0-9-]+))?)?\}(\.?)/g

/**
 * Replaces `{clinic}`, `{hours}`, `{claim:years}`, `{crashes:people-hurt}`, `{miles:alameda/clinic}` and
 * the like with facts.
 * A fact such as "9 a. m. a 3 p. m." takes no second full stop at the end of a sentence.
 * Words between `{if:text-line}` and `{end}` are shown where the clinic has what they speak of.
 * @param missing `left` leaves the gap of a fact that this clinic has not: for who only searches.
 * @throws Error for a word the site does not know, so that no brace reaches a visitor.
 */
export function fillFacts(
  text: string,
  locale: Locale,
  file: string,
  missing: 'refused' | 'left' = 'refused',
) {
  const known = facts[locale]()
  const shown = chooseWords(text, (condition) => siteHas(condition, file), file)
  const factOf = (name: string, id?: string, to?: string) => {
    const isClaim = name === 'claim' || name === 'counts'
    if (isClaim && id && missing === 'left' && !findClaim(id)) return `{${name}:${id}}`
    if (name === 'claim' && id && !to) return claimSentence(id, locale, file)
    if (name === 'counts' && id && !to) return claimCounts(id, locale, file)
    if (name === 'sign' && id && !to) return signWith(id)?.words[locale]
    if (name === 'sign-days' && id && !to) return daysOfSign(id, locale)
    if (name === 'crashes' && id && !to) return crashFacts[locale]()[id]
    if (name === 'miles' && id && to) return milesInWords(id, to, locale, file)
    if (id !== undefined || !Object.hasOwn(known, name)) return undefined
    if (known[name] !== undefined) return known[name]
    if (missing === 'left') return `{${name}}`
    throw new Error(`${file}: this clinic has nothing for {${name}} ${howToCondition}`)
  }
  return shown.replace(inBraces, (whole, name: string, id?: string, to?: string, stop?: string) => {
    const fact = factOf(name, id, to)
    if (fact === undefined) {
      const gap = whole.replace(/\.$/, '')
      throw new Error(`${file}: the site knows no ${gap}${whatToDo(name, Object.keys(known))}`)
    }
    return fact.endsWith('.') ? fact : `${fact}${stop}`
  })
}
