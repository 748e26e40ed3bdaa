import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleMails } from '#builder/sample-mails.ts'
import { contrastOfLight, readColours, toLinearRgb } from '#design/contrast.ts'
import { mailColours } from '#server/mail/mail-page.ts'

/** As a screen writes a colour: `#fbf7ee`. */
const asHex = (colour: Parameters<typeof toLinearRgb>[0]) =>
  `#${toLinearRgb(colour)
    .map((light) => Math.min(1, Math.max(0, light)))
    .map((light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
    .map((light) =>
      Math.round(255 * light)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

test('mails have the colours of the pages, by day and by night', () => {
  const tokens = readColours(readFileSync('src/design/styles/tokens.css', 'utf8'))
  for (const [name, colours] of Object.entries(mailColours)) {
    const [light, dark] = [tokens.light.get(name), tokens.dark.get(name)]
    if (!light || !dark) throw new Error(`no token is called ${name}`)
    expect([name, ...colours]).toEqual([name, asHex(light), asHex(dark)])
    expect(contrastOfLight(toLinearRgb(light), toLinearRgb(dark))).toBeGreaterThan(1)
  }
})

test('there are twelve kinds of mails, those to visitors in both languages', async () => {
  const names = (await sampleMails()).map(({ name }) => name)
  expect(names).toHaveLength(14)
  expect(new Set(names.map((name) => name.replace(/, e[ns]$/, ''))).size).toBe(12)
})

test('a mail has a text that says all that it says, and asks nobody for a picture', async () => {
  for (const { html, name, text } of await sampleMails()) {
    expect(text, name).not.toMatch(/<\/?[a-z]+[ >]/)
    expect(html, name).toContain('<meta name="color-scheme" content="light dark">')
    expect(html, name).not.toMatch(/<img|url\(|<link|<script/)
    // What is pressed in one part is an address in the other.
    for (const [, link = ''] of html.matchAll(/href="(https:[^"]+)"/g)) {
      expect(text, name).toContain(link.replaceAll('&amp;', '&'))
    }
  }
})
