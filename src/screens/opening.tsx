import type { ReactElement, ReactNode } from 'react'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { LineIn } from '#design/line/line.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { visibleCrumbs } from '#site/breadcrumbs.ts'
import { InlineWords } from '#words/words.tsx'
import './opening.css'

export interface OpeningFrameProps extends ScreenProps {
  /** The class of the kind of page whose opening this is. */
  name: string
  /** Never its name alone. Left out where the opening places the drawing itself, or has none. */
  drawing?: ReactElement
  /** Below the first words. */
  under?: ReactNode
  /** Nothing is drawn through it: where a life may be in danger, in a tool, on a quiet page. */
  lineless?: boolean
  /** How the line comes in, where it does so in the way of its kind. */
  line?: ReactNode
  /** Beside the first words where there is room. */
  children?: ReactNode
}

/** A number stays on the line of the word before it: "District 1". */
const withNumbersBeside = (heading: string) => heading.replaceAll(/ (?=\d)/g, '\u00a0')

/** Where you are, and what the page is about. */
export const FirstWords = ({ id, locale, words }: ScreenProps) => (
  <>
    <Breadcrumbs label={screenWords[locale].breadcrumb} crumbs={visibleCrumbs(id, locale)} />
    <h1>{withNumbersBeside(words.heading)}</h1>
  </>
)

/** The answer in two sentences. */
export const Lead = (page: ScreenProps) => (
  <p className="lead">
    <InlineWords text={page.words.summary} {...contextOf(page)} />
  </p>
)

/** The first view of a page: where you are, the answer in two sentences, and what its kind opens with. */
export function OpeningFrame({
  name,
  drawing,
  under,
  lineless,
  line = <LineIn />,
  children,
  ...page
}: OpeningFrameProps) {
  return (
    <header className={`opening ${name}-opening`}>
      <div className="wrap opening-row">
        <div className="opening-words">
          <FirstWords {...page} />
          {drawing}
          <Lead {...page} />
          {under}
        </div>
        {children}
      </div>
      {lineless ? null : line}
    </header>
  )
}
