import { expect, test } from 'vitest'
import { type LawId, law, laws } from '#tools/accident-action-plan/laws.ts'

const codes = {
  'Vehicle Code': 'VEH',
  'Insurance Code': 'INS',
  'Code of Civil Procedure': 'CCP',
  'Government Code': 'GOV',
  'Health and Safety Code': 'HSC',
}

/** "California Code of Civil Procedure 338(c)" is section 338 of CCP. */
function citedBy(name: string) {
  const [, code = '', section] = name.match(/^California (.+?) ([\d.]+)/) ?? []
  return { lawCode: codes[code as keyof typeof codes], section }
}

test.each(Object.keys(laws) as LawId[])('the link of %s leads to the section it names', (id) => {
  const { link, name } = law(id)
  // Regulations are not on the page of the codes.
  if (id === 'ccr-2695-7') return expect(link).toBeUndefined()
  const { host, protocol, searchParams } = new URL(link ?? '')
  expect(`${protocol}//${host}`).toBe('https://leginfo.legislature.ca.gov')
  const { lawCode, section } = citedBy(name)
  expect(searchParams.get('lawCode')).toBe(lawCode)
  expect(searchParams.get('sectionNum')).toBe(`${section}.`)
})
