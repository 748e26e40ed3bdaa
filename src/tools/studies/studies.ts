/** Published group figures the result shows. Every count is out of 100 people. */

/**
 * Three courses of disability after whiplash, 155 people seen in the first month and at 3, 6 and
 * 12 months. Sterling M, Hendrikz J, Kenardy J, Pain 2010.
 */
export const whiplashCourses = [
  { id: 'mild', outOf100: 45 },
  { id: 'moderate', outOf100: 39 },
  { id: 'severe', outOf100: 16 },
] as const

/**
 * People with shoulder pain who had recovered; not about crashes. van der Windt DA and others,
 * Br J Gen Pract 1996;46:519-523 (349 people); Karel YHJM and others, Phys Ther 2017;97:71-80
 * (389 people).
 */
export const shoulderRecovery = [
  { id: 'month-1', outOf100: 23, study: 'van-der-windt-1996' },
  { id: 'week-26', outOf100: 60, study: 'karel-2017' },
  { id: 'year-1', outOf100: 59, study: 'van-der-windt-1996' },
] as const

/** Where the figures and advice come from, as printed under the result. */
export const studies = {
  'shearer-2020': {
    name: 'Shearer HM and others, OPTIMa, European Journal of Physiotherapy 23(5)',
    year: 2020,
  },
  'carroll-2008': {
    name: 'Carroll LJ and others, Neck Pain Task Force, Spine 33(4S)',
    year: 2008,
  },
  'sterling-2010': { name: 'Sterling M, Hendrikz J, Kenardy J, Pain', year: 2010 },
  'walton-2009': { name: 'Walton DM and others, JOSPT 39(5)', year: 2009 },
  'walton-2013': { name: 'Walton DM and others, JOSPT 43(2)', year: 2013 },
  mywhiplash: { name: 'Australian whiplash guideline table, mywhiplash.com.au', year: 2014 },
  'icon-2013': { name: 'ICON overview, Open Orthopaedics Journal 7', year: 2013 },
  'kamper-2008': { name: 'Kamper SJ and others, Pain 138', year: 2008 },
  'stupar-2023': {
    name: 'Stupar M and others, Chiropractic and Manual Therapies 31',
    year: 2023,
  },
  'menezes-2012': { name: 'Menezes Costa LC and others, CMAJ 184(11)', year: 2012 },
  'henschke-2008': { name: 'Henschke N and others, BMJ', year: 2008 },
  'van-der-windt-1996': {
    name: 'van der Windt DA and others, British Journal of General Practice 46',
    year: 1996,
  },
  'karel-2017': { name: 'Karel YHJM and others, Physical Therapy 97', year: 2017 },
  'shoulder-review-2015': { name: 'Review, BMC Musculoskeletal Disorders', year: 2015 },
  'cote-2016': { name: 'Côté P and others, OPTIMa, European Spine Journal 25', year: 2016 },
  'bussieres-2016': { name: 'Bussières A and others, JMPT 39', year: 2016 },
  'qaseem-2017': {
    name: 'Qaseem A and others, American College of Physicians, Annals of Internal Medicine 166',
    year: 2017,
  },
  'ichd-3': { name: 'International Classification of Headache Disorders, 3rd edition', year: 2018 },
} as const

export type StudyId = keyof typeof studies
