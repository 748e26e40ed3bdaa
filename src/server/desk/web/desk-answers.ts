import { createHash } from 'node:crypto'
import path from 'node:path'
import type { DeskView } from '#desk/view.ts'
import type { Locale } from '#language/locales.ts'
import { contentType } from '#server/http/file-types.ts'
import { escapeHtml } from '#server/http/html.ts'
import type { DeskBundle } from './desk-bundle.ts'

/** On every answer of the desk: nobody keeps it, lists it, frames it, or is told of it. */
const deskHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // Without it, browsers would send forms as if from a foreign site.
  'Referrer-Policy': 'same-origin',
}

type Headers = Readonly<Record<string, string>>

/** One sheet, named by its hash, and one script; forms to ourselves; nothing else. */
const policyOf = (sheet: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Of what others have written: it runs nothing and fetches nothing. */
const inert = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** A mail looks as it does in a mail program. */
const mailPolicy = ['sandbox', ...inert].join('; ')

/**
 * The words of a page have the pictures of our own site and of the desk: a page of no origin, as a
 * sandbox makes it, is given none of them.
 */
const previewPolicy = ['sandbox allow-same-origin', ...inert, "img-src 'self'"].join('; ')

/** What the desk answers with. */
export function createDeskAnswers({ draw, script, sheet, wordsSheet }: DeskBundle) {
  const policy = policyOf(sheet)
  const answer = (status: number, body: string | ReadableStream, headers: Headers) =>
    new Response(body, { status, headers: { ...deskHeaders, ...headers } })

  return {
    page: (view: DeskView, status = 200, headers: Headers = {}) =>
      answer(
        status,
        draw(view).replace('</head>', () => `<style>${sheet}</style></head>`),
        {
          'Content-Type': contentType('.html'),
          'Content-Security-Policy': policy,
          ...headers,
        },
      ),
    mail: (html: string) =>
      answer(200, html, {
        'Content-Type': contentType('.html'),
        'Content-Security-Policy': mailPolicy,
      }),
    preview: (html: string, title: string, locale: Locale) =>
      answer(
        200,
        `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${wordsSheet}</style><body><main class="preview">${html}</main></body></html>`,
        {
          'Content-Type': contentType('.html'),
          'Content-Security-Policy': previewPolicy,
        },
      ),
    photo: (content: ReadableStream, name: string) =>
      answer(200, content, {
        'Content-Type': contentType(path.extname(name)),
        'Content-Security-Policy': mailPolicy,
      }),
    script: () => answer(200, script, { 'Content-Type': contentType('.js') }),
    /** Nothing to show: whoever sent something stays where they are. */
    nothing: (headers: Headers) =>
      new Response(null, { status: 204, headers: { ...deskHeaders, ...headers } }),
    text: (status: number, text: string) =>
      answer(status, text, { 'Content-Type': contentType('.txt') }),
    json: (status: number, body: object, headers: Headers = {}) =>
      answer(status, JSON.stringify(body), { 'Content-Type': contentType('.json'), ...headers }),
    file: (content: string | ReadableStream, name: string) =>
      answer(200, content, {
        'Content-Type': contentType(path.extname(name)),
        'Content-Disposition': `attachment; filename="${name}"`,
      }),
    seeOther: (location: string, headers: Headers = {}) =>
      answer(303, '', { Location: location, ...headers }),
  }
}

export type DeskAnswers = ReturnType<typeof createDeskAnswers>
