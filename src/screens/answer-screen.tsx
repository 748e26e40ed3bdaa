import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { HoursCard } from '#screens/openings/hours-card.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href } from '#site/addresses.ts'
import { InlineWords } from '#words/words.tsx'
import './answer-screen.css'

export interface AnswerScreenProps extends ScreenProps {
  /** What the visitor may do next: a form to send again, pages that open all the same. */
  children?: ReactNode
}

/**
 * A page that answers a form or a link in a mail. The server fills what it leaves open, such as
 * `%%token%%`; nothing changes before the visitor presses the button.
 */
export function AnswerScreen({ id, locale, words, children }: AnswerScreenProps) {
  const newsletter = newsletterFormWords[locale]
  const button = {
    'newsletter-confirm': newsletter.confirmButton,
    'newsletter-unsubscribe': newsletter.unsubscribeButton,
    'message-answered': screenWords[locale].messageAnswered,
    'message-noted': screenWords[locale].messageWaits,
    'newsletter-start-again': newsletter.startAgainButton,
  }[id as string]
  const isOfMessage = id === 'message-answered' || id === 'message-noted'
  return (
    <article className="wrap answer">
      <div>
        <h1>{words.heading}</h1>
        <p className="lead">
          <InlineWords text={words.summary} locale={locale} file={words.file} />
        </p>
        {isOfMessage ? <p>%%message%%</p> : null}
        {button ? (
          <form method="post" action={href(id, locale)}>
            <input type="hidden" name="token" value="%%token%%" />
            <Button type="submit" variant={id === 'message-noted' ? 'outline' : 'trust'} size="lg">
              {button}
            </Button>
          </form>
        ) : null}
        {children}
      </div>
      <HoursCard locale={locale} />
    </article>
  )
}
