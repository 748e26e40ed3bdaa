import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { buildSavedWords, handedOn, usualSteps } from '#builder/saved-words/build-saved-words.ts'
import { variablesNamed } from '#clinic/settings.ts'
import { type Locale, locales } from '#language/locales.ts'
import { readBuildState } from '#server/editing/build-state.ts'
import { drawPreview } from '#words/draw-preview.tsx'
import { parsePageWords } from '#words/read-pages.ts'
import { setupDesk } from '../support/desk-server.ts'
import { takenAt, takePhoto } from '../support/taken-photo.ts'
import { makeWordsRepository, runGit } from '../support/words-repository.ts'

const page = 'about/about-clinic'
const shown = { en: 'The door of the clinic.', es: 'La puerta de la clínica.' }

/** Of a build, what makes the files of photographs: pages of words are drawn in the test. */
const makePhotos = `
  import { writePhotos } from '#builder/photos.ts'
  import { openWorkCache } from '#builder/work-cache.ts'
  import { readPhotosInWords } from '#words/photos-in-words.ts'
  await writePhotos('dist', openWorkCache('.cache/work'), { inWords: readPhotosInWords() })`

/** A desk that saves, and the project of the other user that builds what was saved. */
async function setup() {
  const { bare, clone, remove } = await makeWordsRepository()
  const project = await mkdtemp(path.join(tmpdir(), 'saved-photo-'))
  onTestFinished(async () => {
    await remove()
    await rm(project, { recursive: true })
  })
  // It stands for what leads out of the repository, and is no page.
  await runGit(clone, 'rm', '--quiet', 'content/en/home/linked.md')
  await runGit(clone, 'commit', '--quiet', '--message=Remove the link')
  await runGit(clone, 'push', '--quiet', bare, 'HEAD:main')
  for (const part of ['src', 'scripts', 'clinic.config.ts', 'package.json']) {
    await cp(part, path.join(project, part), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'))
  const [checkData = []] = usualSteps
  const build = async () => {
    await buildSavedWords({
      repository: bare,
      project,
      environment: variablesNamed(handedOn),
      steps: [checkData, ['--input-type=module', '--eval', makePhotos]],
      now: Date.now,
      say() {},
    })
    return readBuildState(bare)
  }
  const draw = async (locale: Locale) => {
    const file = `content/${locale}/${page}.md`
    const raw = await readFile(path.join(project, file), 'utf8')
    return drawPreview(parsePageWords(raw, locale, file), locale)
  }
  const built = (address: string) => readFile(path.join(project, 'dist', address))
  const server = await setupDesk({ settings: { wordsRepository: bare } })
  const owner = await server.signIn('Rosa', { role: 'owner' })
  return { bare, build, built, draw, owner }
}

test('a photograph of a telephone that is put in at the desk is built, in every size that its page asks for', async () => {
  const { bare, build, built, draw, owner } = await setup()
  const { buffer } = await takePhoto()
  const fields = { place: 'heading-0', 'alt-en': shown.en, 'alt-es': shown.es }
  const saved = await owner.postFile(`/desk/words/photos/${page}`, { fields, file: buffer })
  expect(saved.status).toBe(303)
  const commit = (await runGit(bare, 'rev-parse', 'main')).trim()
  expect(await build()).toMatchObject({ commit, state: 'live', lines: [] })

  for (const locale of locales) {
    const [picture = ''] = /<picture>.*?<\/picture>/.exec(await draw(locale)) ?? []
    expect(picture).toContain(`alt="${shown[locale]}"`)
    const asked = picture.match(/\/photos\/[\w-]+\.\w+/g) ?? []
    expect(new Set(asked).size).toBe(6)
    for (const address of asked) {
      const bytes = await built(address)
      const { format, width } = await sharp(bytes).metadata()
      expect(address).toContain(`-${width}.${format === 'heif' ? 'avif' : format}`)
      expect(bytes.includes(takenAt)).toBe(false)
    }
  }
})
