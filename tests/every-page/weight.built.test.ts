import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PageId, page } from '#site/addresses.ts'
import { allPages } from '../support/built-site.ts'

/** Bytes of HTML with its CSS and scripts: what fits the first flight of packets. */
const pageBudget = 14_000
/** Bytes of the scripts inside a page. */
const inlineScriptBudget = 2_000

/** A page whose use is to work with, not to read: a tool or a report with its charts. */
const workingPageBudget = 40_000
const workingKinds = ['tool', 'report', 'district']

const pages = allPages()
const brotli = (text: string) => brotliCompressSync(text).byteLength

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('\n')

const isForWork = ({ id }: { id: PageId }) => workingKinds.includes(page(id).kind)

test.each(pages.filter((built) => !isForWork(built)))(
  '$path fits the first flight of packets',
  ({ html }) => {
    expect(brotli(html)).toBeLessThanOrEqual(pageBudget)
  },
)

test.each(pages.filter(isForWork))('$path keeps its charts and forms light', ({ html }) => {
  expect(brotli(html)).toBeLessThanOrEqual(workingPageBudget)
})

test.each(pages)('$path names no file that must come before the first paint', ({ html }) => {
  expect(html.match(/<script[^>]*\ssrc=/g)).toBeNull()
  expect(html.match(/<link[^>]*rel="(stylesheet|preload|modulepreload)"/g)).toBeNull()
})

test.each(pages)('the scripts inside $path are small', ({ html }) => {
  expect(brotli(inlineScripts(html))).toBeLessThanOrEqual(inlineScriptBudget)
})
