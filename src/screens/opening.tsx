import type { ReactNode } from 'react'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { sharedWords } from '#i18n/words.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { page } from '#site/addresses.ts'
import { visibleCrumbs } from '#site/breadcrumbs.ts'
import { officeLine, textLine, unbroken, urgentLine } from '#site/contact-links.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { SheetDrawing } from '#ui/drawings/sheet-drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { PageWords } from '#words/page-words.ts'
import { InlineWords } from '#words/words.tsx'
import './opening.css'

export interface NowCardProps {
  heading: string
  steps: readonly string[]
  locale: Locale
  file: string
  sourceIds: readonly string[]
  children?: ReactNode
}

function NowSteps({ steps, ...words }: Omit<NowCardProps, 'heading' | 'children'>) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <span>
            <InlineWords text={step} {...words} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What to do now, in a few steps, with the one action: call. */
export function NowCard({ heading, children, ...steps }: NowCardProps) {
  return (
    <section className="now-card" aria-label={heading}>
      <h2>{heading}</h2>
      <NowSteps {...steps} />
      {children}
    </section>
  )
}

/** The same in one line that unfolds: on the page of a tool, the tool itself comes first. */
function NowLine({ heading, children, ...steps }: NowCardProps) {
  return (
    <details className="now-card now-line">
      <summary>{heading}</summary>
      <NowSteps {...steps} />
      {children}
    </details>
  )
}

export interface CallOrTextProps {
  locale: Locale
  size?: 'lg' | 'default'
  line?: PageWords['line']
}

/** Where a life may be in danger the filled button rings 911, and the clinic stands after it. */
function Call911({ locale, size }: Pick<CallOrTextProps, 'locale' | 'size'>) {
  return (
    <p className="button-row">
      <ButtonLink href="tel:911" variant="urgent" size={size}>
        <Icon name="phone" />
        {fill(sharedWords[locale].callNumber, { number: '911' })}
      </ButtonLink>
      <ButtonLink href={officeLine.href} variant="outline" size={size}>
        {fill(screenWords[locale].callOffice, { number: unbroken(officeLine.number) })}
      </ButtonLink>
    </p>
  )
}

/** The call and text buttons under the first words of a page: the gold one is in the bar or the header. */
export function CallOrText({ locale, size = 'lg', line }: CallOrTextProps) {
  if (line === 'call-911') return <Call911 locale={locale} size={size} />
  const { callNumber, textUs } = sharedWords[locale]
  const { href, number } = line === 'emergency' ? urgentLine : officeLine
  return (
    <p className="button-row">
      <ButtonLink href={href} variant="outline-cta" size={size}>
        <Icon name="phone" />
        {fill(callNumber, { number: unbroken(number) })}
      </ButtonLink>
      {textLine ? (
        <ButtonLink href={textLine.href} variant="outline" size={size}>
          {textUs}
        </ButtonLink>
      ) : null}
    </p>
  )
}

/** The first screen of a page: where you are, the answer in two sentences, what to do now. */
export function Opening({ id, locale, words }: ScreenProps) {
  const { breadcrumb, whatToDoNow } = screenWords[locale]
  const sourceIds = words.sources?.map((source) => source.id) ?? []
  const Now = page(id).kind === 'tool' ? NowLine : NowCard
  return (
    <div className="opening">
      <div className="wrap opening-row">
        <div className="opening-words">
          <Breadcrumbs label={breadcrumb} crumbs={visibleCrumbs(id, locale)} />
          <h1>{words.heading}</h1>
          {words.drawing ? <SheetDrawing name={words.drawing} /> : null}
          <p className="lead">
            <InlineWords
              text={words.summary}
              locale={locale}
              file={words.file}
              sourceIds={sourceIds}
            />
          </p>
          {words.now ? null : <CallOrText locale={locale} line={words.line} />}
        </div>
        {words.now ? (
          <Now
            heading={whatToDoNow}
            steps={words.now}
            locale={locale}
            file={words.file}
            sourceIds={sourceIds}
          >
            <CallOrText locale={locale} size="default" line={words.line} />
          </Now>
        ) : null}
      </div>
    </div>
  )
}
