import { expect, test, vi } from 'vitest'
import { clinic } from '#clinic'
import { weekdays } from '#language/dates/weekdays.ts'
import { officeLine, postalAddress, profileLinks } from '#site/contact-links.ts'
import { profileLines } from './profile-lines.ts'

const valueAt = (name: string) =>
  profileLines()
    .find((line) => line.trimStart().startsWith(`${name}:`))
    ?.split(': ')
    .slice(1)
    .join(': ')
    .trim()

test('the sheet writes name, address and telephone as the site does', () => {
  expect(valueAt('Name')).toBe(clinic.name)
  expect(valueAt('Address')).toBe(postalAddress)
  expect(valueAt('Telephone')).toBe(officeLine.number)
})

test('every day of the week has its hours, or is closed', () => {
  for (const day of weekdays) {
    const written = day.charAt(0).toUpperCase() + day.slice(1)
    const opens = clinic.hours[day]?.[0]?.opens ?? 'closed'
    expect(valueAt(written)?.startsWith(opens), written).toBe(true)
  }
})

test('every page about the clinic is on the sheet', () => {
  const sheet = profileLines().join('\n')
  for (const link of profileLinks) expect(sheet).toContain(link)
})

test('the sheet fits on one page, and names nothing that the clinic has not', () => {
  expect(profileLines().length).toBeLessThan(60)
  expect(valueAt('Fax')).toBe(clinic.phones.fax)
})

test('a long closure is on the sheet from its first day to its last', async () => {
  const closed = Array.from({ length: 14 }, (_, index) => ({ date: `2199-12-${index + 10}` }))
  vi.resetModules()
  vi.doMock('#config', () => ({ clinic: { ...clinic, closed } }))
  const { profileLines: linesOf } = await import('./profile-lines.ts')
  vi.doUnmock('#config')
  expect(linesOf()).toContain('  2199-12-10 to 2199-12-23: closed')
})
