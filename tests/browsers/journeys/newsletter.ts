import { randomUUID } from 'node:crypto'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { href } from '#site/addresses.ts'
import { mailTo } from '../../support/mailbox.ts'
import type { Journey } from './journey.ts'

const form = '[data-island=newsletter-form]'

/** A visitor signs up in the footer: with a fault first, then with success. */
export const signUp: Journey = async ({ data, locale, page }) => {
  const words = newsletterFormWords[locale]
  const field = { role: 'field', name: words.fields.email.label, within: form } as const
  const button = { role: 'button', name: words.submit, within: form } as const
  const address = `visitor-${randomUUID()}@example.org`
  await page.open(href('about', locale))
  await page.fill(field, 'ana@')
  await page.click(button)
  await page.isInView({ text: words.fields.email.faults.malformed, within: form })
  await page.hasFocus(field)

  await page.fill(field, address)
  await page.click(button)
  await page.isInView({ css: '.toast' })
  await page.says({ css: '.toast' }, words.success.title)
  await page.isInView({ text: words.next, within: form })
  await page.click({ role: 'button', name: words.dismiss })
  await page.isGone({ css: '.toast' })
  await mailTo(address, '', data)
}
