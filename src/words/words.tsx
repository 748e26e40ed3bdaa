import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentType, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { fill } from '#i18n/fill.ts'
import { type Locale, quotedLanguage } from '#i18n/locales.ts'
import { CareCard } from '#ui/care-card/care-card.tsx'
import { Cite } from '#ui/cite/cite.tsx'
import { DoDontList, DoDontPair } from '#ui/do-dont/do-dont.tsx'
import { type WayDrawingName, wayDrawings } from '#ui/drawings/drawing-names.ts'
import { Entries } from '#ui/entries/entries.tsx'
import { Fact } from '#ui/fact/fact.tsx'
import { Note } from '#ui/note/note.tsx'
import { Script } from '#ui/script/script.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { TableScroll } from '#ui/table-scroll/table-scroll.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { Station, Way } from '#ui/way/way.tsx'
import { CallBlock } from '#words/call-block.tsx'
import { DangerCards, DangerLine, groupsNamed } from '#words/danger-cards.tsx'
import { type BlockName, type WordsContext, wordsToHtml } from '#words/parse-words.ts'
import { readStories } from '#words/registers.ts'
import { StoryList } from '#words/story-list.tsx'
import { blockWords } from '#words/words.ts'

interface BlockProps {
  label?: string
  value?: string
  source?: string
  number?: number
  drawing?: string
  groups?: string
  children?: ReactNode
}

type BlockComponents = Record<`words-${BlockName}` | 'words-cite', ComponentType<BlockProps>>

const isWayDrawing = (name: string | undefined): name is WayDrawingName =>
  wayDrawings.includes(name as WayDrawingName)

function blockComponents({ locale, sourceIds, file }: WordsContext): BlockComponents {
  const words = blockWords[locale]

  const careCard = (card: 'crisis' | 'clinic', { label, children }: BlockProps) => (
    <CareCard
      level={card === 'crisis' ? 'emergency' : 'clinic'}
      levelLabel={words.careLevels[card].label}
      heading={label || words.careLevels[card].heading}
    >
      {children}
    </CareCard>
  )

  const cite = (number: number) => (
    <Cite number={number} label={fill(words.sourceNumber, { number })} />
  )

  return {
    'words-crisis': ({ children }) => careCard('crisis', { children }),
    'words-clinic': (props) => careCard('clinic', props),
    'words-danger': ({ groups }) => (
      <DangerCards locale={locale} groups={groupsNamed(groups, file)} />
    ),
    'words-danger-line': () => <DangerLine locale={locale} />,
    'words-steps': ({ children }) => <Steps>{children}</Steps>,
    'words-entries': ({ children }) => <Entries>{children}</Entries>,
    'words-timeline': ({ children }) => <Timeline>{children}</Timeline>,
    'words-way': ({ children }) => <Way>{children}</Way>,
    'words-station': ({ drawing, children }) => {
      if (!isWayDrawing(drawing)) {
        throw new Error(`${file}: a station names the drawing ${drawing}, which does not exist`)
      }
      return <Station drawing={drawing}>{children}</Station>
    },
    'words-do-dont': ({ children }) => <DoDontPair>{children}</DoDontPair>,
    'words-do': ({ label, children }) => (
      <DoDontList kind="do" heading={label || words.doHeading}>
        {children}
      </DoDontList>
    ),
    'words-dont': ({ label, children }) => (
      <DoDontList kind="dont" heading={label || words.dontHeading}>
        {children}
      </DoDontList>
    ),
    'words-fact': ({ value, source, children }) => {
      const number = source ? sourceIds.indexOf(source) + 1 : 0
      if (source && number === 0) throw new Error(`${file}: a fact names the source ${source}`)
      return (
        <Fact value={value ?? ''} cite={number ? cite(number) : undefined}>
          {children}
        </Fact>
      )
    },
    'words-known': ({ label, children }) => (
      <Note kind="known" heading={label || words.known}>
        {children}
      </Note>
    ),
    'words-not-known': ({ label, children }) => (
      <Note kind="not-known" heading={label || words.notKnown}>
        {children}
      </Note>
    ),
    'words-note': ({ label, children }) => (
      <Note kind="note" heading={label ?? ''}>
        {children}
      </Note>
    ),
    'words-say': ({ label, children }) => (
      <Script kind="say" heading={label || words.sayHeading}>
        {children}
      </Script>
    ),
    'words-letter': ({ label, children }) => (
      <Script kind="letter" heading={label || words.letterHeading}>
        {children}
      </Script>
    ),
    'words-stories': () => <StoryList locale={locale} stories={readStories()} />,
    'words-call': () => <CallBlock locale={locale} />,
    'words-cite': ({ number }) => cite(Number(number)),
  }
}

const tableInScroll: Partial<Components> = {
  table: ({ children }) => (
    <TableScroll>
      <table>{children}</table>
    </TableScroll>
  ),
}

/** Leaning words are those of forms and titles, where these are in another language. */
const leans = (language: Locale | undefined): Partial<Components> =>
  language ? { em: ({ children }) => <em lang={language}>{children}</em> } : {}

function render(text: string, context: WordsContext) {
  return toJsxRuntime(wordsToHtml(text, context), {
    Fragment,
    jsx,
    jsxs,
    components: {
      ...tableInScroll,
      ...leans(quotedLanguage[context.locale]),
      ...blockComponents(context),
    } as Partial<Components>,
  })
}

export interface WordsProps {
  text: string
  locale: Locale
  sourceIds?: readonly string[]
  file: string
}

/** The Markdown of `content/` as the components of the site. */
export function Words({ text, locale, sourceIds = [], file }: WordsProps) {
  return <>{render(text, { locale, sourceIds, file })}</>
}

/** One line of Markdown, such as a step in the front matter, without a paragraph around it. */
export function InlineWords({ text, locale, sourceIds = [], file }: WordsProps) {
  const html = wordsToHtml(text, { locale, sourceIds, file })
  const paragraph = html.children.find((node) => node.type === 'element')
  const children = paragraph?.type === 'element' ? paragraph.children : []
  const components = blockComponents({ locale, sourceIds, file }) as unknown as Partial<Components>
  return <>{toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs, components })}</>
}
