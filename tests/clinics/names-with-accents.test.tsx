import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { locales } from '#language/locales.ts'
import { Footer } from '#screens/layouts/footer.tsx'
import { visibleCrumbs } from '#site/breadcrumbs.ts'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  return {
    clinic: {
      ...clinic,
      name: 'Peña Crash Rehab Inc.',
      shortName: "Quiropráctica O'Brien-Muñoz",
      productSlug: 'quiropractica-obrien-munoz',
      chiropractor: { ...clinic.chiropractor, name: 'Iván Peña', slug: 'ivan-pena-dc' },
    },
  }
})

test.each([
  ['about-clinic', "Quiropráctica O'Brien Muñoz"],
  ['why-choose', "Why Choose Quiropráctica O'Brien Muñoz"],
  ['about-chiropractor', 'Iván Peña, D.C.'],
  ['mission', 'Personal Injury Mission'],
] as const)('the way to %s ends with %s', (id, name) => {
  expect(visibleCrumbs(id, 'en').at(-1)?.name).toBe(name)
})

test.each(locales)('a name that ends with a full stop has no second one (%s)', (locale) => {
  const html = renderToStaticMarkup(
    <Footer locale={locale} current="home" ownNewsletterForm={false} />,
  )
  expect(html).toContain('Peña Crash Rehab Inc. ')
  expect(html).not.toContain('Inc..')
})
