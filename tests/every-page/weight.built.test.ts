import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allPages } from '../support/built-site.ts'

/** Bytes of HTML with its CSS and scripts: what fits the first flight of packets. */
const pageBudget = 14_000
/** Bytes of the scripts inside a page. */
const inlineScriptBudget = 2_000

const pages = allPages()
const brotli = (text: string) => brotliCompressSync(text).byteLength

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('\n')

test.each(pages)('$path fits the first flight of packets', ({ html }) => {
  expect(brotli(html)).toBeLessThanOrEqual(pageBudget)
})

test.each(pages)('$path names no file that must come before the first paint', ({ html }) => {
  expect(html.match(/<script[^>]*\ssrc=/g)).toBeNull()
  expect(html.match(/<link[^>]*rel="(stylesheet|preload|modulepreload)"/g)).toBeNull()
})

test.each(pages)('the scripts inside $path are small', ({ html }) => {
  expect(brotli(inlineScripts(html))).toBeLessThanOrEqual(inlineScriptBudget)
})
