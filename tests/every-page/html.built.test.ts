import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { allPages } from '../support/built-site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Checkboxes of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // How the markup is spelled, not whether it is valid: React and the build decide it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Telephone numbers keep their spaces: a line may break between the parts.
    'tel-non-breaking': 'off',
  },
})

test.each(allPages())('$path is valid HTML', async ({ html }) => {
  const report = await validator.validateString(html)
  const messages = report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  )
  expect([...new Set(messages)]).toEqual([])
})

/** What stands between the tags, without scripts and styles. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')

test.each(allPages())('$path shows no marks of Markdown', ({ html }) => {
  expect(textOf(html).match(/\*\S[^*\n]*\*|\]\(|\[\^/g) ?? []).toEqual([])
})

const sourcesOf = (html: string) =>
  [...html.matchAll(/<li id="source-.*?<\/li>/gs)].map(([item]) => textOf(item).trim())

test.each(allPages())('$path says the year of a source once', ({ html }) => {
  expect(sourcesOf(html).filter((source) => /\b(\d{4})\b.*, \1$/s.test(source))).toEqual([])
})

test.each(allPages())('$path has no box without content', ({ html }) => {
  expect(html).not.toContain('<div class="wrap"></div>')
})
