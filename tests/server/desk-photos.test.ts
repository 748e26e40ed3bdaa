import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { largestPhoto, mostPhotoBytes } from '#clinic/photos/photo-files.ts'
import type { DeskView } from '#desk/view.ts'
import { setupDesk } from '../support/desk-server.ts'
import { builtPhoto } from '../support/server-site.ts'
import { takenAt, takePhoto } from '../support/taken-photo.ts'
import { makeWordsRepository, pushFile, runGit } from '../support/words-repository.ts'

const page = 'resources/faq'
const photosOf = `/desk/words/photos/${page}`
const file = 'photos/the-garden-behind-the-clinic.jpg'
const fields = {
  place: 'end',
  'alt-en': 'The garden behind the clinic.',
  'alt-es': 'El jardín detrás de la clínica.',
}

const makePhoto = async (width?: number, height?: number) => (await takePhoto(width, height)).buffer

const photo = await makePhoto()
const read = (language: string, name = page) =>
  readFileSync(`content/${language}/${name}.md`, 'utf8')

async function setup() {
  const made = await makeWordsRepository()
  onTestFinished(made.remove)
  const server = await setupDesk({ settings: { wordsRepository: made.bare } })
  const owner = await server.signIn('Rosa', { role: 'owner' })
  const git = (...words: string[]) => runGit(made.bare, ...words)
  const shown = (name: string) => git('show', `main:${name}`)
  const photos = async () =>
    (await git('ls-tree', '--name-only', 'main', 'photos/')).split('\n').filter(Boolean)
  /** Takes back the last save, or another one. */
  const takeBack = async (commit?: string) => {
    const head = (await git('rev-parse', 'main')).trim()
    const answer = await owner.post('/desk/words/take-back', { commit: commit ?? head })
    return answer.headers.get('location')
  }
  return { ...server, ...made, git, owner, photos, shown, takeBack }
}

async function readForm(answer: Response) {
  const [, json = ''] = (await answer.text()).split('</head>')
  const view: DeskView = JSON.parse(json)
  if (view.screen !== 'words-photo') throw new Error(`It is ${view.screen}`)
  return view
}

test('a photograph is put into both languages in one commit, without what the camera wrote', async () => {
  const { git, owner, shown, store } = await setup()
  const answer = await owner.postFile(photosOf, { fields, file: photo })
  expect(answer.headers.get('location')).toBe(`/desk/words/pages/${page}?did=photo-added`)
  expect(await shown(`content/en/${page}.md`)).toBe(
    `${read('en')}\n![The garden behind the clinic.](${file})\n`,
  )
  expect(await shown(`content/es/${page}.md`)).toBe(
    `${read('es')}\n![El jardín detrás de la clínica.](${file})\n`,
  )
  expect(await git('log', '--format=%an %s', '-1', 'main')).toBe(
    `Rosa Words: put a photograph into ${page}\n`,
  )
  expect(await git('fsck', '--strict')).toBe('')
  expect(photo.includes(takenAt)).toBe(true)
  expect(await shown(file)).not.toContain(takenAt)
  expect(await git('ls-tree', '--name-only', 'main', 'photos/')).toBe(`${file}\n`)
  expect(await git('ls-tree', 'main', file)).toMatch(/^100644 blob /)
  const log = await store.staff.readLog({ most: 9 })
  expect(JSON.stringify(log)).toContain(`${page} ${file}`)
})

const second = file.replace('.jpg', '-2.jpg')

test('a second one of the same words gets a name of its own; who takes one back leaves the other', async () => {
  const { owner, photos, shown, takeBack } = await setup()
  await owner.postFile(photosOf, { fields, file: photo })
  await owner.postFile(photosOf, { fields, file: photo })
  expect(await shown(`content/es/${page}.md`)).toContain(`(${second})`)
  expect(await photos()).toEqual([second, file])
  expect(await takeBack()).toBe('/desk/words?did=taken-back')
  expect(await shown(`content/es/${page}.md`)).toContain(`(${file})`)
  expect(await shown(`content/es/${page}.md`)).not.toContain(`(${second})`)
  expect(await photos()).toEqual([file])
})

test('the last photograph goes with its folder when it is taken back, and comes again with its words', async () => {
  const { git, owner, photos, shown, takeBack } = await setup()
  const before = await git('rev-parse', 'main^{tree}')
  await owner.postFile(photosOf, { fields, file: photo })
  const stored = await git('rev-parse', `main:${file}`)
  expect(await takeBack()).toBe('/desk/words?did=taken-back')
  expect(await git('rev-parse', 'main^{tree}')).toBe(before)
  expect(await takeBack()).toBe('/desk/words?did=taken-back')
  expect(await photos()).toEqual([file])
  expect(await git('rev-parse', `main:${file}`)).toBe(stored)
  expect(await shown(`content/es/${page}.md`)).toContain(`(${file})`)
  expect(await git('fsck', '--strict', '--no-dangling')).toBe('')
})

test.each(['content/en/about/mission.md', 'content/data/clinic.yaml', 'clinic.config.ts'])(
  'a photograph that %s names too stays when its words are taken back',
  async (other) => {
    const { bare, clone, git, owner, photos, takeBack } = await setup()
    await owner.postFile(photosOf, { fields, file: photo })
    const commit = (await git('rev-parse', 'main')).trim()
    await pushFile({ bare, clone }, other, `${readFileSync(other, 'utf8')}\n# (${file})\n`)
    expect(await takeBack(commit)).toBe('/desk/words?did=taken-back')
    expect(await photos()).toEqual([file])
  },
)

const stored = `/desk/words/stored/${file}`
const lookAt = (en: string, es: string) => ({ page, en, es })

test('one that is saved and not built is looked at as it was stored, by whoever changes words', async () => {
  const { bare, owner, shown, signIn } = await setup()
  await owner.postFile(photosOf, { fields, file: photo })
  const saved = lookAt(await shown(`content/en/${page}.md`), await shown(`content/es/${page}.md`))
  const look = await (await owner.post('/desk/words/preview', saved)).text()
  expect(look.split(` src="${stored}"`)).toHaveLength(3)
  expect(look).toContain(`type="image/jpeg" srcSet="${stored} 1440w"`)

  const answer = await owner.get(stored)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'x-content-type-options': 'nosniff',
  })
  const blob = execFileSync('git', ['-C', bare, 'cat-file', 'blob', `main:${file}`])
  expect(Buffer.from(await answer.arrayBuffer()).equals(blob)).toBe(true)
  expect((await (await signIn('Luis')).get(stored)).status).toBe(403)
})

test('one that is built is looked at as the site shows it', async () => {
  const { bare, clone, owner } = await setup()
  await pushFile({ bare, clone }, builtPhoto, photo)
  const line = `\n![The porch.](${builtPhoto})\n`
  const look = await owner.post(
    '/desk/words/preview',
    lookAt(`${read('en')}${line}`, `${read('es')}${line}`),
  )
  const html = await look.text()
  expect(html).toContain(`src="${largestPhoto(builtPhoto)}"`)
  expect(html).not.toContain('/desk/words/stored/')
})

test.each([
  'photos/none.jpg',
  'photos/linked.jpg',
  'photos/..%2f.env',
  '.env',
  'content/en/faq.md',
])('of the repository, %s is handed out to nobody', async (name) => {
  const { bare, clone, owner } = await setup()
  await mkdir(path.join(clone, 'photos'))
  await symlink('../.env', path.join(clone, 'photos/linked.jpg'))
  await pushFile({ bare, clone }, 'photos/other.jpg', photo)
  expect((await owner.get('/desk/words/stored/photos/other.jpg')).status).toBe(200)
  expect((await owner.get(`/desk/words/stored/${name}`)).status).toBe(404)
})

test('it is put below a heading of both languages', async () => {
  const { owner, shown } = await setup()
  const { places } = await readForm(await owner.get(photosOf))
  expect(places.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['heading-0', 'heading-1', 'end']),
  )
  await owner.postFile(photosOf, { fields: { ...fields, place: 'heading-1' }, file: photo })
  for (const language of ['en', 'es']) {
    const text = await shown(`content/${language}/${page}.md`)
    const [above] = text.split('\n\n![')
    expect(above?.match(/^## /gm)).toHaveLength(2)
    expect(above?.split('\n').at(-1)).toMatch(/^## /)
  }
})

const post = {
  'post.title.en': 'How to sit in the car',
  'post.title.es': 'Cómo sentarse en el auto',
  'post.summary.en': 'Two settings make a drive easier.',
  'post.summary.es': 'Dos ajustes ayudan al manejar.',
  'post.description.en':
    'Seat, headrest and mirrors, set once before you drive, so that your neck has less to do.',
  'post.description.es':
    'Asiento, cabecera y espejos, una vez antes de manejar, para que el cuello trabaje menos.',
  'post.text.en': 'The seat first.',
  'post.text.es': 'Primero el asiento.',
  'post.date': '2026-03-06',
  'post.author': 'Alex Sample, D.C.',
  'post.reviewer': 'chiropractor',
}

test('a post gets its picture above its words, and another one in its place', async () => {
  const { owner, shown } = await setup()
  expect((await owner.post('/desk/words/lists/posts/add', post)).status).toBe(303)
  const address = '/desk/words/photos/blog/posts/post-how-to-sit-in-the-car'
  const { place, places } = await readForm(await owner.get(address))
  expect([place, ...places.map(({ id }) => id)]).toEqual(['picture', 'picture', 'end'])
  const spanish = 'content/es/blog/posts/post-how-to-sit-in-the-car.md'
  const before = await shown(spanish)
  await owner.postFile(address, { fields: { ...fields, place }, file: photo })
  const line = (name: string) => `picture: "![${fields['alt-es']}](${name})"\n`
  expect(await shown(spanish)).toBe(
    before.replace('\n---\n\nPrimero', `\n${line(file)}---\n\nPrimero`),
  )
  const written = {
    en: await shown(spanish.replace('/es/', '/en/')),
    es: await shown(spanish),
    page: 'blog/posts/post-how-to-sit-in-the-car',
  }
  const look = await owner.post('/desk/words/preview', written)
  expect((await look.text()).split(` src="${stored}"`)).toHaveLength(3)
  await owner.postFile(address, { fields: { ...fields, place }, file: photo })
  expect(await shown(spanish)).toContain(line(second))
  expect(await shown(spanish)).not.toContain(line(file))
})

test.each([
  ['missing', {}, undefined, 422],
  ['svg', {}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
  ['no-photo', {}, Buffer.from('%PDF'), 422],
  ['broken', {}, photo.subarray(0, 900), 422],
  ['too-small', {}, await makePhoto(800, 600), 422],
  ['too-large', {}, Buffer.alloc(mostPhotoBytes + 1), 413],
  ['too-large', {}, Buffer.alloc(mostPhotoBytes + 200_000), 413],
] as const)(
  '%s is said at the photograph, and nothing typed is lost',
  async (why, more, file, status) => {
    const { git, owner } = await setup()
    const before = await git('rev-parse', 'main')
    const answer = await owner.postFile(photosOf, {
      fields: { ...fields, ...more },
      ...(file && { file }),
    })
    expect(answer.status).toBe(status)
    expect(await readForm(answer)).toMatchObject({
      faults: { photo: why },
      alt: { en: fields['alt-en'], es: fields['alt-es'] },
      place: 'end',
    })
    expect(await git('rev-parse', 'main')).toBe(before)
  },
)

test('what a photograph shows is said in both languages, in a sentence', async () => {
  const { owner } = await setup()
  const typed = { ...fields, 'alt-en': ' ', 'alt-es': 'a'.repeat(301) }
  const answer = await owner.postFile(photosOf, { fields: typed, file: photo })
  expect(answer.status).toBe(422)
  expect((await readForm(answer)).faults).toEqual({ 'alt-en': 'missing', 'alt-es': 'too-long' })
})

test('brackets and braces in what was typed stay words', async () => {
  const { owner, shown } = await setup()
  const typed = { ...fields, 'alt-en': 'Our door](x) {city} <b>' }
  await owner.postFile(photosOf, { fields: typed, file: photo })
  expect(await shown(`content/en/${page}.md`)).toContain('![Our door)(x) (city) b](photos/our-door')
})

test('a page that would be refused with it is told, with the line', async () => {
  const { bare, clone, owner } = await setup()
  const faulty = `${read('en')}\n[here](page:nowhere)\n`
  await pushFile({ bare, clone }, `content/en/${page}.md`, faulty)
  const view = await readForm(await owner.postFile(photosOf, { fields, file: photo }))
  expect(view).toMatchObject({ fault: 'faults', alt: { en: fields['alt-en'] } })
  expect(JSON.stringify(view.pageFaults)).toContain('nowhere')
})

test('two at once: one is taken, the other is asked to wait, and the next is taken again', async () => {
  const { owner } = await setup()
  const answers = await Promise.all([
    owner.postFile(photosOf, { fields, file: photo }),
    owner.postFile(photosOf, { fields, file: photo }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 503])
  const waits = answers.find(({ status }) => status === 503)
  expect(waits && (await readForm(waits)).faults).toEqual({ photo: 'busy' })
  expect((await owner.postFile(photosOf, { fields, file: photo })).status).toBe(303)
})

test('staff without the right put none, nor does whoever is signed out or has no token', async () => {
  const { asBrowser, git, owner, signIn } = await setup()
  const before = await git('rev-parse', 'main')
  const luis = await signIn('Luis')
  expect((await luis.postFile(photosOf, { fields, file: photo })).status).toBe(403)
  const stranger = await asBrowser('x'.repeat(43))
  expect((await stranger.postFile(photosOf, { fields, file: photo })).status).toBe(303)
  const token = { token: 'another' }
  expect(
    (await owner.postFile(photosOf, { fields: { ...fields, ...token }, file: photo })).status,
  ).toBe(403)
  expect(await git('rev-parse', 'main')).toBe(before)
})

test.each(['passages/papers', 'newsletter/first', 'nothing', '../../.env'])(
  '%s takes no photograph',
  async (name) => {
    const { owner } = await setup()
    expect((await owner.get(`/desk/words/photos/${name}`)).status).toBe(404)
    const sent = await owner.postFile(`/desk/words/photos/${name}`, { fields, file: photo })
    expect(sent.status).toBe(404)
  },
)
