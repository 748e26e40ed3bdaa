import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localeOfFolder } from '#language/locales.ts'
import { redirects } from '#site/redirects.ts'
import { writeRedirectPages } from './redirect-pages.ts'

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeRedirectPages(folder)
  return (path: string) => readFile(join(folder, path, 'index.html'), 'utf8')
}

test('the page of an old address speaks the language of where it leads', async () => {
  const pageAt = await setup()
  const spanish = redirects.find(({ to }) => localeOfFolder(to) === 'es')
  const english = redirects.find(({ to }) => !localeOfFolder(to))
  expect(await pageAt(spanish?.from ?? '')).toMatch(/lang="es".*<title>Esta página cambió/)
  expect(await pageAt(english?.from ?? '')).toMatch(/lang="en".*<title>This page has moved/)
})
