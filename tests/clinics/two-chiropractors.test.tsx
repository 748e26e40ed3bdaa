import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { clinic } from '#clinic'
import { type Locale, locales } from '#language/locales.ts'
import { pageData } from '#screens/page-data.ts'
import { screenOf, screens } from '#screens/screens.ts'
import { groupPages } from '#screens/site-map/page-groups.ts'
import { profileLines } from '#scripts/profile/profile-lines.ts'
import { type PageId, page, pageIds, pagesUnder } from '#site/addresses.ts'
import { businessProfile } from '#site/business-profile.ts'
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
      name: "Sam O'Núñez Sample",
      chiropractor: false,
      job: { en: 'Front desk', es: 'Recepción' },
      languages: ['en'],
      about: {
        en: 'Sam answers the telephone.\n\nSam grew up here.',
        es: 'Sam contesta el teléfono.\n\nSam es de aquí.',
      },
      page: true,
    },
  ]
  return { clinic: { ...clinic, people } }
})

/** The words are read once, as a build does. */
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

const drawn = (id: PageId, locale: Locale) => {
  const Screen = screens[screenOf(id)]
  return renderToStaticMarkup(<Screen id={id} locale={locale} words={wordsOf(id, locale)} />)
}

const aboutPage = { en: drawnOnce('en'), es: drawnOnce('es') }
function drawnOnce(locale: Locale) {
  let html: string | undefined
  return () => {
    html ??= drawn('about-chiropractor', locale)
    return html
  }
}

test('each person stands on the page, with what a patient may want to know', () => {
  expect(aboutPage.en()).toContain('<h3 id="luz-nunez">Luz Núñez, D.C.</h3>')
  expect(aboutPage.en()).toContain('License DC-00002 (sample).')
  expect(aboutPage.en()).toContain('Finished Sample College of Chiropractic in 2011.')
  expect(aboutPage.en()).toContain('Speaks Spanish, English, and Filipino.')
  expect(aboutPage.en()).toContain('alt="Luz Núñez at her desk."')
  expect(aboutPage.es()).toContain('Habla español, inglés y filipino.')
  expect(aboutPage.es()).toContain('<strong>Recepción.</strong> Sam contesta el teléfono.')
})

test('with two, nobody speaks of several others', () => {
  expect(drawn('about', 'en')).toContain('or another chiropractor examines and treats you')
  expect(drawn('about', 'es')).toContain('u otra persona con licencia le examina y le atiende')
})

describe.each(locales)('in the words of %s', (locale) => {
  test('nobody is promised that one person does everything', () => {
    const { summary } = wordsOf('about-chiropractor', locale)
    const said = [summary, aboutPage[locale](), drawn('why-choose', locale)].join('\n')
    expect(said).not.toMatch(/same person|One person|la misma persona/i)
  })
})

test('the home page names both chiropractors, and leads to each', () => {
  const html = drawn('home', 'es')
  expect(html).toContain(
    '<a href="/es/nosotros/alex-sample-dc#luz-nunez">Luz Núñez, D.C.</a><br/>Licencia DC-00002 (ejemplo).',
  )
  expect(html).not.toContain('Sam O')
})

test('the page for Latino families names both chiropractors', () => {
  expect(drawn('injury-chiropractor', 'es')).toContain('#luz-nunez">Luz Núñez, D.C.</a>')
})

describe('whoever wants a page', () => {
  const id = 'colleague-sam-onunez-sample'

  test('has one, with all the words, and nobody else has', () => {
    expect(pageIds.filter((each) => page(each).kind === 'colleague')).toEqual([id])
    const html = drawn(id, 'es')
    expect(html).toContain('<h1>Sam O&#x27;Núñez Sample</h1>')
    expect(html).toContain(`Recepción en ${clinic.name}. Habla inglés.`)
    expect(html).toContain('<p>Sam contesta el teléfono.</p><p>Sam es de aquí.</p>')
    expect(html).toContain('pregunte por Sam O&#x27;Núñez Sample')
    expect(drawn(id, 'en')).toContain('<span>Sam O&#x27;Núñez Sample</span></li></ol>')
  })

  test('is found from the list of those who work here, and from the hub', () => {
    expect(aboutPage.en()).toContain(
      '<a href="/about/sam-onunez-sample">Sam O&#x27;Núñez Sample</a>',
    )
    expect(aboutPage.en()).not.toContain('Sam grew up here.')
    expect(pagesUnder('about')).toContain(id)
    expect(groupPages('es', 'sam').flatMap(({ pages }) => pages)).toContain(id)
  })

  test('is a person to search engines, on that page and wherever the clinic is described', () => {
    const data = JSON.stringify(pageData(id, 'en', wordsOf(id, 'en')))
    expect(data).toContain(
      '"@type":"Person","@id":"http://localhost:4321/about/sam-onunez-sample/#person"',
    )
    expect(data).toContain('"worksFor":{"@id":"http://localhost:4321/#clinic"}')
  })
})

test('search engines are told who works there', () => {
  const { employee } = businessProfile('https://clinic.example', 'es') as { employee?: unknown }
  expect(employee).toMatchObject([
    {
      '@type': 'Person',
      name: 'Alex Sample',
      honorificSuffix: 'D.C.',
      url: 'https://clinic.example/es/nosotros/alex-sample-dc/',
    },
    {
      '@type': 'Person',
      name: 'Luz Núñez',
      jobTitle: 'Quiropráctica',
      knowsLanguage: ['es', 'en', 'tl'],
      honorificSuffix: 'D.C.',
      alumniOf: { '@type': 'EducationalOrganization', name: 'Sample College of Chiropractic' },
      image: 'https://clinic.example/photos/luz-jpg-1440.webp',
    },
    {
      name: "Sam O'Núñez Sample",
      jobTitle: 'Recepción',
      knowsLanguage: ['en'],
      url: 'https://clinic.example/es/nosotros/sam-onunez-sample/',
    },
  ])
  expect(JSON.stringify(employee)).not.toContain('DC-00002')
})

test('the sheet for directories names both, with their licenses', () => {
  const lines = profileLines()
  expect(lines.filter((line) => /^ {2}(?:Chiropractor|License):/.test(line))).toEqual([
    expect.stringContaining('Alex Sample, D.C.'),
    expect.stringContaining('DC-00000'),
    expect.stringContaining('Luz Núñez, D.C.'),
    expect.stringContaining('DC-00002'),
  ])
})
