import { clinic } from '#clinic'
import {
  type FaultCodes,
  type FormContract,
  type FormWords,
  readForm,
} from '#forms/contract/form.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import type { TemplateId } from './answer-pages.ts'
import { answerPage, answerSeeOther, answerText } from './answers.ts'
import { valuesSaid } from './form-function.ts'
import type { PageValues } from './html.ts'
import type { RouteServices } from './services.ts'
import { serverWords } from './words.ts'

/** A page with placeholders, opened by a link or after a form. */
export interface Link {
  services: RouteServices
  request: Request
  locale: Locale
}

/** While pages are being written they are not built; then their own address shows them. */
export function showPage(
  { locale, request, services }: Link,
  id: TemplateId,
  page: { status: number; values: PageValues; headers?: Record<string, string> },
) {
  const template = services.site.template(id, locale)
  if (template) return answerPage(request, { template, ...page })
  return request.method === 'POST'
    ? answerSeeOther(href(id, locale))
    : answerText(404, fill(serverWords[locale].notFound, { number: clinic.phones.office }))
}

/** A page that somebody opened without having sent a form: it asks for what the form needs. */
export function showEmptyForm(
  link: Link,
  id: TemplateId,
  form: {
    contract: Pick<FormContract<unknown, FaultCodes>, 'faults' | 'schema'>
    words: Readonly<Record<Locale, FormWords>>
  },
) {
  const read = readForm(form.contract, {})
  const values =
    read.kind === 'faulty' ? valuesSaid(form.words[link.locale], read, link.locale) : {}
  return showPage(link, id, { status: 200, values })
}
