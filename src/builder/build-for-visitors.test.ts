import { afterEach, expect, test, vi } from 'vitest'
import { buildForVisitors } from './build-for-visitors.ts'

afterEach(() => vi.unstubAllEnvs())

const start = (command: string) =>
  buildForVisitors().hooks['astro:config:setup']?.({ command } as never)

test('a build with NODE_ENV=development says what to do', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(() => start('build')).toThrow('NODE_ENV=production npm run build')
})

test.each(['production', undefined])('a build with NODE_ENV %s goes on', (mode) => {
  vi.stubEnv('NODE_ENV', mode)
  expect(() => start('build')).not.toThrow()
})

test('a build forgets what other programs mean by DEV, MODE and PROD', () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('DEV', true)
  vi.stubEnv('MODE', 'other')
  start('build')
  expect([process.env['DEV'], process.env['MODE']]).toEqual([undefined, undefined])
})

test('npm run dev keeps them', () => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.stubEnv('MODE', 'other')
  start('dev')
  expect(process.env['MODE']).toBe('other')
})
