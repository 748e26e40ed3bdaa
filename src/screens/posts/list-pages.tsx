import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { href } from '#site/addresses.ts'
import { listOfNumber, postListCount } from '#site/post-pages.ts'
import './list-pages.css'

export interface ListPagesProps {
  /** Of the page that is shown, from 1. */
  number: number
  locale: Locale
}

/** Where the list goes on; nothing where it has one page. */
export function ListPages({ number, locale }: ListPagesProps) {
  const words = screenWords[locale].posts
  if (postListCount === 1) return null
  return (
    <nav className="list-pages no-print" aria-label={words.pages}>
      {number > 1 ? (
        <a href={href(listOfNumber(number - 1), locale)} rel="prev">
          {words.newer}
        </a>
      ) : null}
      <span>{fill(words.pageOf, { number, count: postListCount })}</span>
      {number < postListCount ? (
        <a href={href(listOfNumber(number + 1), locale)} rel="next">
          {words.older}
        </a>
      ) : null}
    </nav>
  )
}
