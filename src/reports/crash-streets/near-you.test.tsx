import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { finderWords } from '#city/finder/words.ts'
import type { Place } from '#city/place.ts'
import { locales } from '#language/locales.ts'
import { NearYou, type NearYouProps } from '#reports/crash-streets/near-you.tsx'
import { cornerName, isPlaced } from '#reports/crash-streets/ranked.ts'
import { readRanking } from '#reports/crash-streets/read-ranking.ts'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { href, page, pageIds } from '#site/addresses.ts'

const ranking = readRanking()
const [first] = ranking.corners.filter(isPlaced)
if (!first) throw new Error('no corners')
const finder: NearYouProps['finder'] = {
  districts: [],
  action: '/accident-report',
  districtLinks: [1, 2, 3, 4, 5, 6, 7].map((district) => ({
    name: `District ${district}`,
    href: `/district-${district}`,
  })),
  answered: true,
}
const corner: Place = {
  kind: 'crossing',
  name: cornerName(first, 'en'),
  slug: first.slug,
  point: first,
  district: Number(first.district),
}

function setup({ place = corner, ...props }: Partial<NearYouProps> & { place?: Place } = {}) {
  const locale = props.locale ?? 'en'
  render(
    <NearYou
      locale={locale}
      words={cornerWords[locale]}
      finder={finder}
      places="/places"
      near={{ kind: 'place', place }}
      {...props}
    />,
  )
  return document.querySelector('.crash-near')?.textContent ?? ''
}

afterEach(cleanup)

test.each(locales)(
  'a ranked corner has its count, its streets, those around and its district, in %s',
  (locale) => {
    const said = setup({ locale, ranking })
    expect(said).toContain(String(first.injury))
    for (const street of first.streets) expect(said).toContain(street)
    expect(document.querySelectorAll('.crash-near ol li')).toHaveLength(5)
    expect(
      screen
        .getAllByRole('link', { name: `District ${first.district}`, hidden: true })
        .some((link) => link.getAttribute('href') === `/district-${first.district}`),
    ).toBe(true)
    expect(said).toContain(locale === 'en' ? '2016 to 2024' : '2016 a 2024')
  },
)

test('a corner outside of the ranking is said to have few', () => {
  const said = setup({ ranking, place: { ...corner, slug: 'alma-avenue-and-no-street' } })
  expect(said).toContain(cornerWords.en.near.notRanked)
})

test('the filters of the report stay in the address when a place is chosen and removed', async () => {
  history.replaceState(null, '', '/accident-report?severity=serious')
  const user = userEvent.setup()
  const fruitvale = {
    name: 'Fruitvale',
    slug: 'fruitvale',
    lat: 37.77,
    lon: -122.22,
    zips: ['94601'],
  }
  const districts = [{ district: 5, neighborhoods: [fruitvale] }]
  setup({ ranking, finder: { ...finder, districts }, near: { kind: 'not-asked' } })
  await user.type(screen.getByRole('combobox'), '94601{Enter}')
  await waitFor(() => expect(location.search).toBe('?severity=serious&near=94601'))
  await user.click(screen.getByRole('link', { name: finderWords.en.remove }))
  expect(location.search).toBe('?severity=serious')
  history.replaceState(null, '', '/')
})

test('without the ranking the part says so', () => {
  setup()
  expect(screen.getByText(cornerWords.en.near.missing)).toBeDefined()
})

test('without a place there is only the question', () => {
  expect(setup({ ranking, near: { kind: 'not-asked' } })).toBe('')
})

test('each corner and street leads to its page, built or drawn when asked for', () => {
  setup({ ranking })
  const links = [...document.querySelectorAll('.crash-near a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links).toContain(`/places/${first.slug}`)
  const addresses = new Set(
    pageIds.map((id) => page(id).en.replace(href('crash-places', 'en'), '/places')),
  )
  for (const link of links.filter((each) => each?.startsWith('/places/'))) {
    expect(addresses).toContain(link)
  }
  const other = ranking.corners.filter(isPlaced).find(({ hasPage }) => !hasPage)
  if (!other) throw new Error('all corners have a page')
  cleanup()
  setup({ ranking, place: { ...corner, slug: other.slug, point: other } })
  // What keeps the query of the page would lose its own.
  expect(document.querySelector('.keeps-query a[href*="?"]')).toBeNull()
  expect(document.querySelector('.crash-near-own a')?.getAttribute('href')).toBe(
    `/places?place=${other.slug}`,
  )
})
