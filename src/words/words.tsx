import type { Root } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { type Locale, quotedLanguage } from '#language/locales.ts'
import type { Block, BlockProps } from '#words/block.ts'
import { blocks } from '#words/blocks.ts'
import { type DrawnName, elementOf, type WordsContext, wordsToHtml } from '#words/parse-words.ts'

/** Blocks stand in the HTML as elements of their names, with the page around them handed along. */
function drawnComponents(context: WordsContext) {
  const components = (Object.entries(blocks) as [DrawnName, Block][]).map(([name, Block]) => [
    elementOf(name),
    (props: Omit<BlockProps, 'context'>) => <Block {...props} context={context} />,
  ])
  return Object.fromEntries(components) as Partial<Components>
}

/** Leaning words are those of forms and titles, where these are in another language. */
const leans = (language: Locale | undefined): Partial<Components> =>
  language ? { em: ({ children }) => <em lang={language}>{children}</em> } : {}

/** HTML of words, as the components of the site. */
export function drawWords(html: Root, context: WordsContext) {
  return toJsxRuntime(html, {
    Fragment,
    jsx,
    jsxs,
    components: {
      ...leans(quotedLanguage[context.locale]),
      ...drawnComponents(context),
    },
  })
}

export interface WordsProps {
  text: string
  locale: Locale
  sourceIds?: readonly string[]
  file: string
  unbuilt?: WordsContext['unbuilt']
  /** Changes the tree before it is drawn. */
  shape?: (html: Root) => Root
}

/** The Markdown of `content/` as the components of the site. */
export function Words({ text, locale, sourceIds = [], file, unbuilt, shape }: WordsProps) {
  const context = { locale, sourceIds, file, unbuilt }
  const html = wordsToHtml(text, context)
  return <>{drawWords(shape ? shape(html) : html, context)}</>
}

/** One line of Markdown, such as a step in the front matter, without a paragraph around it. */
export function InlineWords({ text, locale, sourceIds = [], file }: WordsProps) {
  const html = wordsToHtml(text, { locale, sourceIds, file })
  const paragraph = html.children.find((node) => node.type === 'element')
  const children = paragraph?.type === 'element' ? paragraph.children : []
  const components = {
    ...leans(quotedLanguage[locale]),
    ...drawnComponents({ locale, sourceIds, file }),
  }
  return <>{toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs, components })}</>
}
