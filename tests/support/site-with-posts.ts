import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  gardenPicture,
  longHeading,
  manyPosts,
  writeSamplePosts,
} from '#clinic/posts/posts.examples.ts'
import { copySite } from './site-copy.ts'

const inBoth = (...lines: string[]) => ({ en: lines, es: lines })

/** What stands above and below the second line of `---` in a page. */
async function partsOf(file: string) {
  const [, front = '', ...body] = (await readFile(file, 'utf8')).split(/^---$/m)
  const [, sources = ''] = /^(sources:[\s\S]*)/m.exec(front) ?? []
  return { sources: sources.trimEnd(), body: body.join('---') }
}

/** A copy of the site with 25 posts, of which one is long and has a picture, and 2 that wait. */
export async function copyWithPosts() {
  const folder = await copySite()
  const [english, spanish] = await Promise.all(
    (['en', 'es'] as const).map((locale) => partsOf(`content/${locale}/blog/phase-1.md`)),
  )
  await mkdir(join(folder, 'photos'), { recursive: true })
  await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#7a9' } })
    .jpeg()
    .toFile(join(folder, 'photos/garden.jpg'))
  const related = 'related: [whiplash, phase-1, post-1, post-tomorrow]'
  await writeSamplePosts(folder, [
    ...manyPosts(24),
    {
      name: 'long',
      date: '2026-11-26',
      heading: longHeading,
      lines: {
        en: [related, gardenPicture.en, english?.sources ?? ''],
        es: [related, gardenPicture.es, spanish?.sources ?? ''],
      },
      body: { en: english?.body ?? '', es: spanish?.body ?? '' },
    },
    { name: 'tomorrow', date: '2026-11-27' },
    { name: 'draft', date: '2026-11-01', lines: inBoth('draft: true') },
  ])
  return folder
}

/** The evening before the day of the post that waits, at the clinic. */
export const eveningBefore = {
  SOURCE_DATE_EPOCH: String(Date.parse('2026-11-26T23:30:00-08:00') / 1000),
}
