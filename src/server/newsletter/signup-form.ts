import { createHmac, randomBytes } from 'node:crypto'
import {
  type NewsletterFaults,
  newsletter,
  type Signup,
} from '#forms/newsletter/contract/contract.ts'
import { newsletterWords } from '#forms/newsletter/contract/words.ts'
import { day, minute } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import { type FormFunction, type PostedForm, storeWithinLimit } from '#server/http/form-function.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import type { RouteServices } from '#server/http/services.ts'
import type { VisitorAddress } from '#server/http/visitor-address.ts'
import { createToken } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { orderConfirmation } from './confirmation-mail.ts'
import type { NewsletterQueries } from './queries.ts'

/** How long a confirm link works. */
const confirmDays = 3
/** A waiting address gets another mail when its last one is older than this. */
const repeatAfter = 10 * minute

/** Milliseconds; longer than an answer takes to be written. */
const afterAnswer = 20

/** Room for a family, and for a school or a mobile carrier behind few addresses. */
export const signupLimits: Limits = {
  perAddress: { count: 5, within: 10 * minute },
  perNetwork: { count: 30, within: 10 * minute },
}

type SignupServices = RouteServices & { store: { newsletter: NewsletterQueries } }

/** The sign-up for the newsletter. */
export function createSignupForm(services: SignupServices): FormFunction<Signup, NewsletterFaults> {
  const { log } = services
  const limit = services.createLimit(signupLimits)
  const numberNetwork = createNetworkNumbers()
  return {
    contract: newsletter,
    words: newsletterWords,
    pages: {
      taken: { page: 'newsletter-check-inbox' },
      otherwise: { template: 'newsletter-retry' },
    },
    take: (form) =>
      storeWithinLimit({ limit, log, visitor: form.visitor }, () =>
        keepSignup(services, form, numberNetwork(form.visitor)),
      ),
  }
}

/**
 * Numbers networks from 0 to 255 by a hash whose key ends with the process: enough that mails of one
 * do not hold up those of others, too few to say who signed up from where.
 */
function createNetworkNumbers() {
  const key = randomBytes(32)
  return ({ network }: VisitorAddress) =>
    String(createHmac('sha256', key).update(network).digest()[0])
}

/**
 * Keeps a sign-up and queues its mail. The outcome is the same for new, waiting and confirmed
 * addresses: nobody can find out here who gets the newsletter.
 */
async function keepSignup(
  { clock, mail, settings, store }: SignupServices,
  { locale, values: signup }: PostedForm<Signup>,
  network: string,
) {
  const now = clock()
  const [confirm, unsubscribe] = [createToken(), createToken()]
  const id = randomId()
  const link = (page: 'newsletter-confirm' | 'newsletter-unsubscribe', secret: string) =>
    `${settings.siteOrigin}${href(page, locale)}?token=${secret}`
  const letter = orderConfirmation({
    id,
    to: signup.email,
    locale,
    now,
    days: confirmDays,
    replyTo: settings.replyTo,
    confirmLink: link('newsletter-confirm', confirm.secret),
    unsubscribeLink: link('newsletter-unsubscribe', unsubscribe.secret),
  })

  const stored = await store.newsletter.signUp({
    signup,
    locale,
    now,
    repeatAfter,
    confirmToken: { hash: confirm.hash, expiresAt: now + confirmDays * day },
    unsubscribeToken: { hash: unsubscribe.hash },
    mail: { id, ...letter },
    network,
  })
  // When the answer has gone out: what sending costs must not show in how long it took.
  if (stored.kind === 'mail-queued') setTimeout(() => mail?.wake(), afterAnswer)
  return stored
}
