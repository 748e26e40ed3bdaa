import type { ComponentType, ReactNode } from 'react'
import { Contents } from '#design/contents/contents.tsx'
import { LineRail } from '#design/line/line.tsx'
import { ReviewBox } from '#design/review-box/review-box.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { Ending } from '#screens/ending.tsx'
import { nextLabel } from '#screens/next-label.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import { SourceList } from '#screens/source-list.tsx'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { type PageKind, page } from '#site/addresses.ts'
import type { PageWords } from '#words/page-words.ts'
import { contentsOf, withoutLastCall, wordsToDangerSigns } from '#words/parse-words.ts'
import { whoChecked } from '#words/who-checked.ts'
import { Words, type WordsProps } from '#words/words.tsx'
import './article.css'

/** Fewer parts than this need no list of contents. */
const partsWorthListing = 4

/** Nor does a page of fewer words. */
const longFrom = 1200

const isLong = (text: string) => text.split(/\s+/).length >= longFrom

/** Pages in which people look something up, however short they are. */
const lookedUp: readonly PageKind[] = ['resource', 'legal', 'notice']

/**
 * Who checked the page and when it is looked at again, or by when its first check is due. A page with
 * nothing of medicine or law, which a manager checks, waits for nobody.
 */
function reviewOf(id: ScreenProps['id'], locale: Locale, { nextReview, reviewer }: PageWords) {
  const { review } = screenWords[locale]
  const check = whoChecked(id)
  const nextDate = formatDate(nextReview, locale)
  if (!check) {
    return reviewer === 'manager' ? {} : { status: fill(review.due[reviewer], { date: nextDate }) }
  }
  const { name, license, checked } = check
  const date = formatDate(checked, locale)
  return {
    status: license
      ? fill(review.checkedWithLicense, { name, license, date })
      : fill(review.checked, { name, date }),
    next: { label: nextLabel(nextReview, locale), value: nextDate },
  }
}

/** Where the facts of the page come from, folded away until a number in the words leads there, and who checked it. */
function SourcesAndReview({ id, locale, words }: ScreenProps) {
  const { sources: heading, review } = screenWords[locale]
  const { next, status } = reviewOf(id, locale, words)
  return (
    <>
      {words.sources?.length ? (
        <details className="sources">
          <summary>
            <h2 id="sources">{heading}</h2>
          </summary>
          <SourceList id={id} locale={locale} words={words} />
        </details>
      ) : null}
      <ReviewBox
        heading={review.heading}
        status={status}
        lines={[
          { label: review.updated, value: formatDate(words.reviewed, locale) },
          ...(next ? [next] : []),
        ]}
        notice={review.notice}
      />
    </>
  )
}

export interface ArticleProps extends ScreenProps {
  /** What pages of its kind begin with. */
  opening: ReactNode
  /** What this page has beside its words: cards of a hub, a list, a form. */
  children?: ReactNode
  /** Where the words up to the danger signs stand when they are not with the others. */
  signs?: 'in the opening' | 'above the rest'
  /** Below the words instead of above. */
  after?: ReactNode
  /** Above the ending, over the whole width. */
  foot?: ReactNode
  /** The form to be called stands at its end. */
  callBack?: boolean
  /** Where a life may be in danger, and in a tool, no line is drawn. */
  lineless?: boolean
  /** What draws the words. */
  body?: ComponentType<WordsProps>
}

/** A page of words: opening, list of contents, words, sources, review, related links. */
export function Article({
  id,
  locale,
  words,
  opening,
  children,
  signs: place,
  after,
  foot,
  callBack = false,
  lineless = false,
  body: Body = Words,
}: ArticleProps) {
  const context = contextOf({ locale, words })
  const signs = place ? wordsToDangerSigns(words.body) : ''
  const body = withoutLastCall(words.body)
  const parts = contentsOf(body, context)
  const listed =
    parts.length >= partsWorthListing && (lookedUp.includes(page(id).kind) || isLong(body))
  const review = <SourcesAndReview id={id} locale={locale} words={words} />
  return (
    <article className={`page page-${page(id).kind}`}>
      {lineless ? null : <LineRail />}
      {opening}
      {children || (place === 'above the rest' && signs) ? (
        <div className="wrap">
          {place === 'above the rest' && signs ? (
            <div className="words signs-first">
              <Words text={signs} {...context} />
            </div>
          ) : null}
          {children}
        </div>
      ) : null}
      <div className={listed ? 'wrap columns' : 'wrap beside'}>
        {listed ? <Contents label={screenWords[locale].onThisPage} entries={parts} /> : null}
        <div className="words">
          <Body text={body.slice(signs.length)} {...context} />
          {after}
          {listed ? review : null}
        </div>
        {listed ? null : <div className="words side">{review}</div>}
      </div>
      {foot}
      <Ending
        id={id}
        locale={locale}
        calls={body !== words.body}
        callBack={callBack}
        lineless={lineless}
      />
    </article>
  )
}
