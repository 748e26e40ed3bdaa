import type { Factor } from '#city/crash-figures/figures.ts'

/**
 * Vehicle Code sections by violation category, condensed by the state's own table of categories
 * (github.com/tims-info/switrs-ccrs-converter, vc_codes_table.csv). A letter behind a section is
 * its subdivision; without one the section counts whatever its subdivision.
 */
const sectionsOf: Partial<Record<Factor, string>> = {
  underInfluence: '23152 23153 21200.5',
  impeding: '22400 21654 21656 22526',
  unsafeSpeed: '22350 22349 22348 22356 22405 22406 22407 22409 22410',
  followingTooClosely: '21703 21704 21705 21706',
  // The table names 21460(a,b) and 21752(b,c); officers often leave the letter out.
  wrongSide: '21650 21650.1 21651 21660 21460 21460.5 21752',
  improperPassing: '21750 21751 21754 21755 21757 21758 21759 21756a 21951',
  // The table names 21658(a).
  laneChange: '21658',
  improperTurning: '22100 22100.5 22101 22102 22103 22104 22105 22107 22108 21717',
  // 21806 without a letter is the duty to yield to an emergency vehicle.
  autoRightOfWay: '21800 21801 21802 21803 21804 21806 21453b 21453c 21661',
  pedestrianRightOfWay: '21950a 21952 21963',
  pedestrianViolation:
    '21950b 21953 21954 21955 21956 21957 21959 21964 21966 21451c 21451d 21453d 21456',
  signals: '21453 22450 22451 21457 22454 21455 21452 21367b',
  hazardousParking: '22500 22502 22504 22505 22510 22513 22514 22515 22520 22521 22522',
  startingOrBacking: '22106',
}

const factorOfSection = new Map(
  Object.entries(sectionsOf).flatMap(([factor, sections]) =>
    sections.split(' ').map((section): [string, Factor] => [section, factor as Factor]),
  ),
)

interface Section {
  number: string
  letter: string
}

/**
 * The section in an officer's free text: `22350`, `VC 22350`, `21658(a)`, `22107 VC`, `21453 A`.
 * A sixth digit is a decimal whose point was lost: `216501` is 21650.1.
 */
export function sectionIn(text: string): Section | undefined {
  const plain = text
    .toUpperCase()
    .replace(/CVC|VC/g, '')
    .replace(/[()[\]\s]/g, '')
  const [, number, decimal, letter] = /(\d{4,5})(?:\.?(\d{1,2}))?([A-Z]?)/.exec(plain) ?? []
  if (!number) return undefined
  return { number: decimal ? `${number}.${decimal}` : number, letter: (letter ?? '').toLowerCase() }
}

function factorOf({ number, letter }: Section): Factor {
  const whole = number.slice(0, 5)
  const found =
    factorOfSection.get(number + letter) ??
    factorOfSection.get(number) ??
    factorOfSection.get(whole)
  if (found) return found
  return /^2[45]\d{3}/.test(number) ? 'lights' : 'otherHazardous'
}

/**
 * The main cause the officer named.
 * @param code A violation, B and E other improper driving, C other than driver, D unknown.
 * @param violation Free text; read for code A only.
 */
export function factorOfCrash(code: string, violation: string): Factor {
  if (code === 'B' || code === 'E') return 'otherImproperDriving'
  if (code === 'C') return 'otherThanDriver'
  if (code !== 'A') return 'unknown'
  const section = sectionIn(violation)
  return section ? factorOf(section) : 'unknown'
}
