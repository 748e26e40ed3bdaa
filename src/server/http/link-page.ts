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
import type { Site } from './site.ts'
import { serverWords } from './words.ts'

/** A page with placeholders, opened by a link or after a form, or its button pressed. */
export interface Link {
  site: Site
  request: Request
  locale: Locale
}

type Answer = Response | Promise<Response>

/** What the server does with a page with placeholders. */
export interface LinkPage {
  open(link: Link): Answer
  /** Without it, the page has no button. */
  press?(link: Link): Answer
}

/** The token in the address of a link. */
export const tokenIn = ({ request }: Link) =>
  new URLSearchParams(request.url.split('?')[1]).get('token')

/** While pages are being written they are not built; then their own address shows them. */
export function showPage(
  { locale, request, site }: Link,
  id: TemplateId,
  page: { status: number; values: PageValues; headers?: Record<string, string> },
) {
  const template = site.template(id, locale)
  if (template) return answerPage(request, { template, ...page })
  return request.method === 'POST'
    ? answerSeeOther(href(id, locale))
    : answerText(404, fill(serverWords[locale].notFound, { number: clinic.phones.office }))
}

/** A page that somebody opened without having sent a form: it asks for what the form needs. */
export const emptyForm = (
  id: TemplateId,
  form: {
    contract: Pick<FormContract<unknown, FaultCodes>, 'faults' | 'schema'>
    words: Readonly<Record<Locale, FormWords>>
  },
): LinkPage => ({
  open(link) {
    const read = readForm(form.contract, {})
    const values =
      read.kind === 'faulty' ? valuesSaid(form.words[link.locale], read, link.locale) : {}
    return showPage(link, id, { status: 200, values })
  },
})
