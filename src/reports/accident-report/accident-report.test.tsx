import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { districts } from '#city/here/city.ts'
import { AccidentReport } from '#reports/accident-report/accident-report.tsx'
import { DistrictPlaces } from '#reports/accident-report/around/district-places.tsx'
import { ReportNotes } from '#reports/accident-report/around/report-notes.tsx'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { href } from '#site/addresses.ts'

const figures = readFigures()

beforeEach(() => history.replaceState(null, '', '/accident-report'))
function setup(props: { locale?: 'en' | 'es'; district?: '5' } = {}) {
  const user = userEvent.setup()
  render(
    <AccidentReport
      locale={props.locale ?? 'en'}
      words={reportWords[props.locale ?? 'en']}
      links={reportLinks(props.locale ?? 'en')}
      district={props.district}
      figures={figures}
    />,
  )
  return { user, headline: () => screen.getByRole('status').textContent }
}

test('the first view is complete as HTML, with no script at work', () => {
  const html = renderToString(
    <AccidentReport
      locale="en"
      words={reportWords.en}
      links={reportLinks('en')}
      figures={figures}
    />,
  )
  expect(html).toContain(
    'From 2016 to 2024, police recorded 15,124 crashes with injuries on Oakland city streets.',
  )
  expect(html).toContain(
    'The time with the most crashes with injuries is Friday from 5 pm to 6 pm: 207.',
  )
  expect(html).toContain('Data through May 7, 2025')
  expect(html).not.toMatch(/ style=/)
})

test('what an import found unusual, and a person took for real, is said beside its chart', () => {
  const reason = 'The City paved four districts.'
  const html = renderToString(
    <AccidentReport
      locale="es"
      words={reportWords.es}
      links={reportLinks('es')}
      figures={{ ...figures, accepted: [{ table: 'hours', reason }] }}
    />,
  )
  const parts = html.split('<section').filter((part) => part.includes(reason))
  expect(parts).toHaveLength(1)
  expect(parts[0]).toContain('id="hours"')
  expect(parts[0]?.replaceAll('<!-- -->', '')).toContain(
    `Poco común en los registros, y revisado a mano: <span lang="en">${reason}</span>`,
  )
})

test('the chart of years says whether chance alone makes its difference', async () => {
  const { user } = setup()
  const sentence = () => screen.getAllByText(/, and 2016 had /)[0]?.textContent
  expect(sentence()).toBe(
    '2024 had 1,379 crashes with injuries, and 2016 had 1,866. The difference is more than chance alone moves.',
  )
  await user.click(screen.getByRole('radio', { name: 'Fatal or serious' }))
  expect(sentence()).toMatch(/ The difference is within what chance alone moves\.$/)
})

test('the Spanish report says the same in Spanish', () => {
  const { headline } = setup({ locale: 'es' })
  expect(headline()).toBe(
    'De 2016 a 2024, la policía registró 15,124 choques con personas lesionadas en las calles de Oakland.',
  )
  expect(document.body.textContent).toContain('viernes de 5 p. m. a 6 p. m.: 207')
})

test('the list links to the seven districts', () => {
  setup()
  for (const district of districts) {
    expect(screen.getByRole('link', { name: `District ${district}` }).getAttribute('href')).toBe(
      href(`district-${district}`, 'en'),
    )
  }
})

test('every chart names its layer, years and source', () => {
  setup()
  const sources = screen.getAllByText(/City streets, 2016 to 2024\. Source: CCRS/)
  expect(sources).toHaveLength(7)
  for (const source of sources) {
    expect(within(source).getByRole('link').getAttribute('href')).toBe(
      'https://data.ca.gov/dataset/ccrs',
    )
  }
})

test('the switch counts fatal or serious crashes and writes it into the address', async () => {
  const { user, headline } = setup()
  await user.click(screen.getByRole('radio', { name: 'Fatal or serious' }))
  expect(headline()).toContain('997')
  expect(location.search).toBe('?severity=serious')
})

test('a shared address shows its view and fills the form', async () => {
  history.replaceState(null, '', '?severity=serious&from=2019&to=2023&layer=freeways')
  const { headline } = setup()
  await waitFor(() => expect(headline()).toContain('From 2019 to 2023, the highway patrol'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Freeways' }).checked).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' }).value).toBe('2019')
  expect(location.search).toBe('?severity=serious&from=2019&to=2023&layer=freeways')
})

test('years narrow the count, and the first view comes back', async () => {
  const { user, headline } = setup()
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '2024')
  expect(headline()).toContain('In 2024, police recorded 1,379')
  await user.click(screen.getByRole('link', { name: 'Back to the first view' }))
  expect(headline()).toContain('15,124')
  expect(location.search).toBe('')
})

test('Back and Forward go from filter to filter', async () => {
  const { user, headline } = setup()
  await user.click(screen.getByRole('radio', { name: 'Freeways' }))
  await user.click(screen.getByRole('radio', { name: 'Fatal or serious' }))
  expect(headline()).toContain('630')
  history.back()
  await waitFor(() => expect(headline()).toContain('5,554'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'With injuries' }).checked).toBe(true)
  history.back()
  await waitFor(() => expect(headline()).toContain('15,124'))
  history.forward()
  await waitFor(() => expect(headline()).toContain('5,554'))
})

test('the same view again is no step', async () => {
  const { user } = setup()
  const steps = vi.spyOn(history, 'pushState')
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '2020')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(steps).toHaveBeenCalledTimes(1)
  steps.mockRestore()
})

test('what was chosen before the report was awake stays', async () => {
  const html = renderToString(
    <AccidentReport
      locale="en"
      words={reportWords.en}
      links={reportLinks('en')}
      figures={figures}
    />,
  )
  document.body.innerHTML = `<div>${html}</div>`
  const container = document.body.firstElementChild
  if (!container) throw new Error('Nothing was drawn')
  await userEvent.click(screen.getByRole('radio', { name: 'Freeways' }))
  render(
    <AccidentReport
      locale="en"
      words={reportWords.en}
      links={reportLinks('en')}
      figures={figures}
    />,
    {
      container,
      hydrate: true,
    },
  )
  expect(screen.getByRole('status').textContent).toContain('5,554')
  expect(location.search).toBe('?layer=freeways')
})

test('every way to another view of the report keeps the filters', async () => {
  const { user } = setup({ district: '5' })
  await user.click(screen.getByRole('radio', { name: 'Fatal or serious' }))
  const elsewhere = screen.getByRole('navigation')
  for (const link of elsewhere.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/\?severity=serious$/)
  }
})

test('a district keeps the freeways that were asked for elsewhere', async () => {
  history.replaceState(null, '', '?layer=freeways')
  const { user } = setup({ district: '5' })
  await user.click(screen.getByRole('radio', { name: 'Fatal or serious' }))
  expect(location.search).toBe('?severity=serious&layer=freeways')
})

test('a way of traveling is a filter, and charts that cannot follow it say so', async () => {
  const { user, headline } = setup()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Traveling' }), 'On a bicycle')
  expect(location.search).toBe('?travel=bicycle')
  expect(headline()).toContain('Counted here: crashes with someone on a bicycle.')
  expect(screen.getAllByText(/our records cannot show that here/)).toHaveLength(4)
})

test('what three districts hold together follows the filters', async () => {
  const { user } = setup()
  // The title stands twice: folded on a phone, open elsewhere.
  const sentence = () => screen.getAllByText(/happened in three districts/)[0]?.textContent
  const before = sentence()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Traveling' }), 'On a bicycle')
  expect(before).toBe(
    'Out of every 100 crashes with injuries, 54 happened in three districts: District 3, District 2 and District 7.',
  )
  expect(sentence()).toBe(
    'Out of every 100 crashes with injuries (someone on a bicycle), 64 happened in three districts: District 3, District 2 and District 1.',
  )
})

test('freeways have no districts', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('radio', { name: 'Freeways' }))
  expect(screen.getByText('Districts are shown for city streets only.')).toBeTruthy()
  expect(screen.getAllByText(/had the most crashes with injuries: /)).toHaveLength(2)
})

test('a district page has city streets only, and compares with the city', () => {
  const { headline } = setup({ district: '5' })
  expect(headline()).toContain('2,330 crashes with injuries on city streets in District 5')
  expect(screen.queryByRole('radio', { name: 'Freeways' })).toBeNull()
  expect(screen.getAllByText('Average of the 7 districts')).toHaveLength(1)
  expect(screen.getAllByText('Out of 100 in the city')).toHaveLength(3)
})

test('the file that is saved is of the view that is shown', async () => {
  const saved: Blob[] = []
  // jsdom makes no addresses for files and goes nowhere on a click.
  URL.createObjectURL = (file: Blob) => {
    saved.push(file)
    return 'blob:saved'
  }
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user } = setup()
  await user.click(screen.getByRole('radio', { name: 'Fatal or serious' }))
  await user.click(screen.getByRole('button', { name: 'Download these figures (CSV)' }))
  expect(clicked).toHaveBeenCalledOnce()
  expect(await saved[0]?.text()).toContain(
    'fatal or serious crashes,Crashes or people,997,2016,2024',
  )
})

test('the notes say what could not be placed, and that it is not a diagnosis', () => {
  render(<ReportNotes locale="en" figures={figures} />)
  expect(
    screen.getByText(/230 of 37,719 crashes from 2016 to 2024 could not be placed/),
  ).toBeTruthy()
  expect(screen.getByText(/at the scene, not a diagnosis/)).toBeTruthy()
})

test('a neighborhood that is split says so', () => {
  render(
    <DistrictPlaces
      locale="en"
      district="7"
      corridors={['98th Avenue']}
      neighborhoods={[{ name: 'Sequoyah', slug: 'sequoyah', share: 0.74 }]}
    >
      Hospitals
    </DistrictPlaces>,
  )
  expect(screen.getByRole('link').textContent).toBe('Sequoyah')
  expect(screen.getByText(/in part/)).toBeTruthy()
})
