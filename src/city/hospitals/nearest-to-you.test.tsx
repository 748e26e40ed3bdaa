import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NearestToYou } from './nearest-to-you.tsx'
import { hospitalWords } from './words.ts'

const hospital = {
  id: 'far',
  name: 'Far Hospital',
  system: 'A system',
  address: '1 A Street, Oakland, CA 94601',
  phone: '(510) 555-0140',
  trauma: null,
  lat: 37.9,
  lon: -122.2,
}
const near = { ...hospital, id: 'near', name: 'Near Hospital', phone: null, lat: 37.801 }

test('the nearest that take everybody come first, and the rule is said', () => {
  render(
    <NearestToYou
      locale="en"
      words={hospitalWords.en}
      finder={{ districts: [], action: '/here', districtLinks: [], answered: true }}
      hospitals={[
        hospital,
        near,
        { ...near, id: 'open-question', unconfirmed: true },
        { ...near, id: 'children', onlyFor: 'children' },
      ]}
      directory="/hospitals"
      neighborhoods="/neighborhoods"
      middle={{ lat: 37.8, lon: -122.2 }}
    />,
  )
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(third).toBeUndefined()
  const linksIn = (entry: HTMLElement | undefined) =>
    within(entry ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(linksIn(first)).toEqual(['Near Hospital', 'Directions'])
  expect(linksIn(second)).toEqual(['Far Hospital', '(510) 555-0140', 'Directions'])
  expect(first?.textContent).not.toContain('about')
  expect(screen.getByText(/Not counted: hospitals for children/)).toBeDefined()
})
