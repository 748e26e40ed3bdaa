import { randomUUID } from 'node:crypto'
import { clinic } from '#clinic'
import { messageFormWords } from '#forms/message/words.ts'
import { href } from '#site/addresses.ts'
import { mailTo } from '../../support/mailbox.ts'
import type { Journey } from './journey.ts'

const newName = () => `Visitor ${randomUUID().slice(0, 8)}`

/** A visitor writes to the clinic, and is told first what is missing. */
export const writeMessage: Journey = async ({ data, locale, page }) => {
  const { fields, notTaken, submit, taken, topics } = messageFormWords[locale]
  const within = '.form-frame'
  const name = newName()
  await page.open(href('contact', locale))
  await page.fill({ role: 'field', name: fields.email.label, within }, 'ana@')
  await page.click({ role: 'button', name: submit, within })
  await page.says({ css: '[role=alert]', within }, notTaken)
  await page.isInView({ css: '[role=alert]', within })
  await page.hasFocus({ css: '[role=alert]', within })
  await page.click({ role: 'link', name: fields.name.faults.missing, within })
  await page.hasFocus({ role: 'field', name: fields.name.label, within })

  await page.fill({ role: 'field', name: fields.name.label, within }, name)
  await page.fill({ role: 'field', name: fields.email.label, within }, 'ana@example.org')
  await page.click({ role: 'radio', name: topics.cost, within })
  await page.fill({ role: 'field', name: fields.note.label, within }, '¿Dónde me estaciono?')
  await page.click({ role: 'button', name: submit, within })
  await page.says({ css: '.form-taken', within }, taken)
  await page.isInView({ css: '.form-taken', within })
  await page.hasFocus({ css: '.form-taken', within })
  await mailTo(clinic.email, name, data)
}

/** A visitor asks at the foot of a page to be called. */
export const askForCall: Journey = async ({ data, locale, page }) => {
  const { callBack, fields, taken } = messageFormWords[locale]
  const within = '[data-island=call-back-form]'
  const name = newName()
  await page.open(href('whiplash', locale))
  await page.fill({ role: 'field', name: fields.name.label, within }, name)
  await page.click({ role: 'button', name: callBack.submit, within })
  await page.isInView({ css: '[role=alert]', within })
  await page.fill({ role: 'field', name: fields.phone.label, within }, '510 555 0123')
  await page.pick({ css: 'select', within }, 'morning')
  await page.click({ role: 'button', name: callBack.submit, within })
  await page.says({ css: '.form-taken', within }, taken)
  await page.isInView({ css: '.form-taken', within })
  await page.hasFocus({ css: '.form-taken', within })
  const mail = await mailTo(clinic.email, name, data)
  if (!mail.text?.includes('Call: in the morning')) throw new Error(mail.text)
}
