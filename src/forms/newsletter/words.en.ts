import type { MatchingWords } from '#language/matching-words.ts'
import { en as contract } from './contract/words.en.ts'

const { fields } = contract

export const en = {
  fields,
  heading: 'Recovery tips by e-mail',
  intro: 'One short e-mail a month. You can stop at any time.',
  submit: 'Subscribe',
  sending: 'Sending…',
  privacy: 'We keep your address for this newsletter only.',
  success: {
    title: 'Subscribed!',
    description: "You'll receive updates on recovery tips and healthcare insights.",
  },
  failure: { title: 'Subscription failed', description: 'Please try again later.' },
  /** Stays beside the form once it was taken. */
  next: 'One more step: open the e-mail that we sent you and press Confirm. Look in the spam folder too.',
  /** Beside the field when nothing was stored and nobody said why. */
  notSent: 'This was not saved. Your address is still here: please press Subscribe again later.',
  confirmButton: 'Confirm my address',
  unsubscribeButton: 'Unsubscribe me',
  startAgainButton: 'Start again',
  dismiss: 'Close this message',
} as const

export type Words = MatchingWords<typeof en>
