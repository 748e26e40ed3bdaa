import type { ReactNode } from 'react'
import type { Locale } from '#language/locales.ts'
import { CallOrText } from '#screens/call-or-text.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { InlineWords } from '#words/words.tsx'
import './now-card.css'

export interface NowCardProps {
  heading: string
  steps: readonly string[]
  locale: Locale
  file: string
  sourceIds: readonly string[]
  /** Without a box, where one stands beside it. */
  plain?: boolean
  children?: ReactNode
}

/** What to do now, in a few steps, with the one action: call. */
export function NowCard({ heading, steps, plain, children, ...words }: NowCardProps) {
  return (
    <section className={plain ? 'now-card now-plain' : 'now-card'} aria-label={heading}>
      <h2>{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <InlineWords text={step} {...words} />
            </span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}

export type WhatToDoNowProps = Pick<ScreenProps, 'locale' | 'words'> & Pick<NowCardProps, 'plain'>

/** The steps of a page that has something to do now. */
export function WhatToDoNow({ locale, words, plain }: WhatToDoNowProps) {
  if (!words.now) return null
  return (
    <NowCard
      heading={screenWords[locale].whatToDoNow}
      steps={words.now}
      {...(plain ? { plain } : {})}
      {...contextOf({ locale, words })}
    >
      <CallOrText locale={locale} size="default" line={words.line} />
    </NowCard>
  )
}
