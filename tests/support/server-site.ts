import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { localDate } from '#clinic/clock/clock.ts'
import { largestPhoto } from '#clinic/photos/photo-files.ts'
import { type Locale, locales } from '#language/locales.ts'
import { hashSharedCode, ownMadeFor, writeStamp } from '#server/http/build-stamp.ts'
import { href, type PageId } from '#site/addresses.ts'
import { createIndex } from '#site/search.ts'

/** The pages of a stand-in for the built site, small but of the same shape. */
const pageBodies = {
  home: '<h1>Home</h1>',
  'neck-pain': `<h1>Neck pain</h1>${'<p>Words that repeat.</p>'.repeat(100)}`,
  providers: '<button name="here" data-asks="geolocation">Use this place</button>',
  'newsletter-check-inbox': '<h1>Check your inbox</h1>',
  'newsletter-confirmed': '<h1>Confirmed</h1>',
  'newsletter-unsubscribed': '<h1>Unsubscribed</h1>',
  'newsletter-confirm':
    '<h1>Confirm</h1><form method="post"><input type="hidden" name="token" value="%%token%%"></form>',
  'newsletter-unsubscribe':
    '<h1>Unsubscribe</h1><form method="post"><input type="hidden" name="token" value="%%token%%"></form>',
  'newsletter-start-again':
    '<h1>Start again</h1><form method="post"><input type="hidden" name="token" value="%%token%%"></form>',
  'newsletter-retry': `<h1>Try again</h1><p>%%refusal%%</p><p id="error">%%fault-email%%</p><input aria-invalid="true" name="email" value="%%typed-email%%">
<div data-props="{&quot;typedEmail&quot;:&quot;%%typed-email%%&quot;,&quot;error&quot;:&quot;%%fault-email%%&quot;}"></div>`,
  'message-received': '<h1>Received</h1><p>%%next%%</p>',
  'message-retry':
    '<p>%%refusal%%</p><p>%%fault-name%%</p><p>%%fault-phone%%</p><input name="name" value="%%typed-name%%"><textarea name="note">%%typed-note%%</textarea><input type="radio" name="topic" value="cost"><input type="radio" name="topic" value="other">',
  'request-retry':
    '<p>%%fault-firm%%</p><p>%%fault-needs%%</p><input type="checkbox" name="needs" value="bills"><input type="checkbox" name="needs" value="lien"><input type="checkbox" name="needs" value="report">',
  'feedback-received': '<h1>Thank you</h1>',
  'feedback-not-stored':
    '<p>%%refusal%%</p><p>%%fault-sentence%%</p><input name="sentence" value="%%typed-sentence%%"><input type="hidden" name="page" value="%%typed-page%%">',
  'message-answered':
    '<h1>Answered?</h1><p>%%message%%</p><form method="post"><input type="hidden" name="token" value="%%token%%"></form>',
  'message-noted':
    '<h1>Noted</h1><p>%%message%%</p><form method="post"><input type="hidden" name="token" value="%%token%%"></form>',
  'message-link-ended': '<h1>Gone</h1>',
  'newsletter-link-ended': '<h1>Link ended</h1><input name="email" value="">',
} satisfies Partial<Record<PageId, string>>

function document(locale: Locale, body: string) {
  return `<!doctype html><html lang="${locale}"><head><title>Page</title>
<style>body{color:black}</style><script>document.documentElement.dataset.js=1</script>
<script type="application/ld+json">{"@type":"Thing"}</script></head><body>${body}</body></html>
`
}

const indexOf = (text: string) =>
  JSON.stringify(
    createIndex([{ id: 'whiplash', name: '', headings: '', text, description: 'Whiplash' }]),
  )

/** A photograph among words of which the stand-in has a file. */
export const builtPhoto = 'photos/porch.jpg'

/** Writes the stand-in to `folder`. */
export async function buildStandIn(folder: string) {
  const files: [name: string, content: string | Buffer][] = [
    ...locales.flatMap((locale) =>
      Object.entries(pageBodies).map(([id, body]): [string, string] => [
        `${href(id as PageId, locale)}/index.html`,
        document(locale, body),
      ]),
    ),
    ['404.html', document('en', '<h1>Not found</h1>')],
    ['es/404.html', document('es', '<h1>No encontramos esta página</h1>')],
    ['service-worker.js', 'keep()\n'],
    ['_astro/island.B1a2c3.js', `export const words = ${JSON.stringify('repeat '.repeat(100))}\n`],
    // What a static host needs and the server must not send.
    ['blog/index.html', document('en', '<script>location.replace("/elsewhere")</script>')],
    // A post that came after the code of the server had been loaded.
    ['blog/newer-post/index.html', document('en', '<h1>Newer</h1>')],
    ['vercel.json', '{}\n'],
    ['_redirects', '/blog /blog/phase-1-pain-relief 308\n'],
    ['robots.txt', 'User-agent: *\nAllow: /\n'],
    ['search/en.json', indexOf('Whiplash and a medical lien')],
    ['search/es.json', indexOf('Latigazo y gravamen médico')],
    [largestPhoto(builtPhoto).slice(1), 'photo'],
    ['icon.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['.well-known/security.txt', 'Contact: mailto:hello@clinic.example\n'],
  ]
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await stampBuild(folder)
}

/** Says of a folder that it was built here: by this code and for these settings, or by others that are given. */
export async function stampBuild(
  folder: string,
  madeFor: Record<string, string> = {},
  sharedCode = hashSharedCode('.'),
  day = localDate(Date.now()),
) {
  await writeStamp(folder, {
    madeFor: { ...ownMadeFor(), ...madeFor },
    sharedCode,
    sources: '',
    day,
    replaced: {},
  })
}
