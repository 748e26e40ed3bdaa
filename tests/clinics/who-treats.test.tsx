import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
})

afterEach(() => {
  vi.doUnmock('#config')
  vi.resetModules()
})

const called = (es: string) => ({ en: 'Chiropractor', es })

const another = (es: string) => ({
  name: 'Luz Núñez',
  title: 'D.C.',
  chiropractor: true,
  job: called(es),
  licenseNumber: 'DC-00002 (sample)',
  languages: ['es'],
})

/** The words of a clinic whose chiropractors are called so in Spanish, the main one first. */
async function wordsOfClinic(main: string | undefined, ...others: readonly string[]) {
  const { clinic } = await vi.importActual<{ clinic: ClinicFacts }>('#config')
  const chiropractor = { ...clinic.chiropractor, job: main ? called(main) : undefined }
  vi.doMock('#config', () => ({
    clinic: { ...clinic, chiropractor, people: others.map(another) },
  }))
  const { wordsOf } = await import('#words/read-pages.ts')
  return wordsOf
}

describe('sentences follow who treats', () => {
  test.each([
    ['nobody says what', [undefined], 'Quiropráctico para', 'el quiropráctico'],
    ['a man', ['Quiropráctico'], 'Quiropráctico para', 'el quiropráctico'],
    ['a woman', ['Quiropráctica'], 'Quiropráctica para', 'la quiropráctica'],
    [
      'a woman and a man',
      ['Quiropráctica', 'Quiropráctico'],
      'Quiroprácticos para',
      'uno de nuestros quiroprácticos',
    ],
    [
      'two women',
      ['Quiropráctica', 'Quiropráctica'],
      'Quiroprácticas para',
      'una de nuestras quiroprácticas',
    ],
  ] as const)('%s', async (_who, [main, ...others], title, named) => {
    const wordsOf = await wordsOfClinic(main, ...others)
    expect(wordsOf('home', 'es').title).toBe(`${title} accidentes en Oakland`)
    expect(wordsOf('motorcycle', 'es').summary).toContain(`Después, ${named} le examina`)
    expect(wordsOf('truck-accident', 'es').summary).toMatch(
      new RegExp(`^${named.charAt(0).toUpperCase()}${named.slice(1)} le examina`),
    )
  })

  test('a woman is called so on her page', async () => {
    const wordsOf = await wordsOfClinic('Quiropráctica')
    expect(wordsOf('about-chiropractor', 'es').title).toMatch(/: quiropráctica en Oakland$/)
    expect(wordsOf('about-chiropractor', 'es').body).toContain('Atiende como quiropráctica en')
  })

  test('with two, English titles name both, and nobody is alone', async () => {
    const wordsOf = await wordsOfClinic('Quiropráctico', 'Quiropráctica')
    expect(wordsOf('home', 'en').title).toBe('Car accident chiropractors in Oakland')
    expect(wordsOf('faq', 'en').title).toMatch(/^Chiropractors after/)
    expect(wordsOf('about-chiropractor', 'en').heading).toBe('Your chiropractors')
    expect(wordsOf('holistic', 'en').summary).toMatch(/^One of our chiropractors treats/)
  })
})
