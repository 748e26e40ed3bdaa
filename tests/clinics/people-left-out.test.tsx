import { beforeAll, expect, test, vi } from 'vitest'
import { faultsOfClinic } from './leave-out.tsx'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  const people: (typeof clinic)['people'] = [
    {
      name: 'Luz Núñez',
      title: 'D.C.',
      chiropractor: true,
      job: { en: 'Chiropractor', es: 'Quiropráctica' },
      licenseNumber: 'DC-00002 (sample)',
      languages: ['es'],
    },
    {
      name: 'Sam Sample',
      chiropractor: false,
      job: { en: 'Front desk', es: 'Recepción' },
      languages: ['en'],
      page: true,
    },
  ]
  return { clinic: { ...clinic, people, leaveOut: ['about-chiropractor'] } }
})

/** The words are read once, as a build does. */
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

test('people without the page about the chiropractor lead nowhere, and leave no shell', async () => {
  expect(await faultsOfClinic()).toEqual([])
})
