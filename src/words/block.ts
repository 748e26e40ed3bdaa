import type { ReactNode } from 'react'
import type { WordsContext } from '#words/parse-words.ts'

/** What stands in braces and brackets after the name of a block, and the page around it. */
export interface BlockProps {
  label?: string
  value?: string
  source?: string
  number?: number
  drawing?: string
  name?: string
  about?: string
  children?: ReactNode
  context: WordsContext
}

/** Draws one block of the words. */
export type Block = (props: BlockProps) => ReactNode
