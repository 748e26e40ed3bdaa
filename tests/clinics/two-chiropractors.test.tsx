import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { locales } from '#language/locales.ts'
import { screenOf, screens } from '#screens/screens.ts'
import { businessProfile } from '#site/structured-data.ts'
import { wordsOf } from '#words/read-pages.ts'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  const people: (typeof clinic)['people'] = [
    {
      name: 'Luz Núñez',
      title: 'D.C.',
      chiropractor: true,
      job: { en: 'Chiropractor', es: 'Quiropráctica' },
      licenseNumber: 'DC-00002 (sample)',
      languages: ['es', 'en', 'tl'],
      school: 'Sample College of Chiropractic',
      year: 2011,
      photo: {
        file: 'photos/luz.jpg',
        alt: { en: 'Luz Núñez at her desk.', es: 'Luz Núñez en su escritorio.' },
      },
    },
    {
      name: 'Sam Sample',
      chiropractor: false,
      job: { en: 'Front desk', es: 'Recepción' },
      languages: ['en'],
      about: { en: 'Sam answers the telephone.', es: 'Sam contesta el teléfono.' },
    },
  ]
  return { clinic: { ...clinic, people } }
})

/** The words are read once, as a build does. */
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

const drawn = (id: 'about-chiropractor' | 'home' | 'why-choose', locale: 'en' | 'es') => {
  const Screen = screens[screenOf(id)]
  return renderToStaticMarkup(<Screen id={id} locale={locale} words={wordsOf(id, locale)} />)
}

const page = { en: drawnOnce('en'), es: drawnOnce('es') }
function drawnOnce(locale: 'en' | 'es') {
  let html: string | undefined
  return () => {
    html ??= drawn('about-chiropractor', locale)
    return html
  }
}

test('each person stands on the page, with what a patient may want to know', () => {
  expect(page.en()).toContain('<h3 id="luz-nunez">Luz Núñez, D.C.</h3>')
  expect(page.en()).toContain('License DC-00002 (sample).')
  expect(page.en()).toContain('Finished Sample College of Chiropractic in 2011.')
  expect(page.en()).toContain('Speaks Spanish, English, and Filipino.')
  expect(page.en()).toContain('alt="Luz Núñez at her desk."')
  expect(page.es()).toContain('Habla español, inglés y filipino.')
  expect(page.es()).toContain('<strong>Recepción.</strong> Sam contesta el teléfono.')
})

describe.each(locales)('in the words of %s', (locale) => {
  test('nobody is promised that one person does everything', () => {
    const { summary } = wordsOf('about-chiropractor', locale)
    const said = [summary, page[locale](), drawn('why-choose', locale)].join('\n')
    expect(said).not.toMatch(/same person|One person|la misma persona/i)
  })
})

test('the home page names both chiropractors, and leads to each', () => {
  const html = drawn('home', 'en')
  expect(html).toContain(
    '<a href="/about/alex-sample-dc#luz-nunez">Luz Núñez, D.C.</a><br/>License DC-00002 (sample).',
  )
  expect(html).not.toContain('Sam Sample')
})

test('search engines are told who works there', () => {
  const { employee } = businessProfile('https://clinic.example', 'es') as { employee?: unknown }
  expect(employee).toEqual([
    { '@type': 'Person', name: 'Alex Sample', honorificSuffix: 'D.C.' },
    {
      '@type': 'Person',
      name: 'Luz Núñez',
      jobTitle: 'Quiropráctica',
      knowsLanguage: ['es', 'en', 'tl'],
      honorificSuffix: 'D.C.',
      alumniOf: { '@type': 'EducationalOrganization', name: 'Sample College of Chiropractic' },
    },
    { '@type': 'Person', name: 'Sam Sample', jobTitle: 'Recepción', knowsLanguage: ['en'] },
  ])
})
