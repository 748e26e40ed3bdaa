import { expect, test, vi } from 'vitest'
import { visibleCrumbs } from '#site/breadcrumbs.ts'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  return {
    clinic: {
      ...clinic,
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
