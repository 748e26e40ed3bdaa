import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clinic } from '#clinic'

beforeEach(() => vi.resetModules())

afterEach(() => {
  vi.doUnmock('#config')
  vi.resetModules()
})

async function profileOf(facts: object) {
  vi.doMock('#config', () => ({ clinic: { ...clinic, ...facts } }))
  const { businessProfile } = await import('./business-profile.ts')
  return businessProfile('https://clinic.example', 'en')
}

test('search engines are told of each opening time of a day', async () => {
  const withBreak = [
    { opens: '08:00', closes: '12:00' },
    { opens: '14:00', closes: '18:00' },
  ]
  const { openingHoursSpecification } = await profileOf({
    hours: {
      monday: withBreak,
      tuesday: withBreak,
      saturday: [{ opens: '09:00', closes: '15:00' }],
    },
  })
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
    { dayOfWeek: ['Monday', 'Tuesday'], opens: '14:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
  ])
})

test('search engines are told of the dates when the clinic is closed', async () => {
  const profile = await profileOf({ closed: [{ date: '2199-12-25' }, { date: '2001-01-01' }] })
  expect(profile.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2199-12-25',
      validThrough: '2199-12-25',
    },
  ])
})

test('search engines are told of a long closure from its first day to its last', async () => {
  const closed = Array.from({ length: 14 }, (_, index) => ({ date: `2199-12-${index + 10}` }))
  const profile = await profileOf({ closed })
  expect(profile.specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2199-12-10', validThrough: '2199-12-23' },
  ])
})

test('without closed dates nothing is said of them', async () => {
  expect(await profileOf({ closed: undefined })).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  )
})
