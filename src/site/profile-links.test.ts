import { afterEach, expect, test, vi } from 'vitest'
import { clinic } from '#clinic'

afterEach(() => {
  vi.doUnmock('#config')
  vi.resetModules()
})

async function sameAsOf(links: object) {
  vi.resetModules()
  vi.doMock('#config', () => ({ clinic: { ...clinic, links: { ...clinic.links, ...links } } }))
  const { businessProfile } = await import('./business-profile.ts')
  return businessProfile('https://clinic.org', 'en').sameAs
}

test('search engines are told of every page about the clinic, each once', async () => {
  const map = 'https://maps.org/harbor-spine'
  const profiles = [map, 'https://reviews.org/harbor-spine', clinic.links.facebook]
  const told = await sameAsOf({ profiles })
  expect(told).toEqual(expect.arrayContaining(profiles))
  expect(new Set(told as string[]).size).toBe((told as string[]).length)
})

test('a clinic with no page elsewhere says nothing of it', async () => {
  const none = {
    facebook: undefined,
    twitter: undefined,
    instagram: undefined,
    linkedin: undefined,
  }
  expect(await sameAsOf(none)).toBeUndefined()
})
