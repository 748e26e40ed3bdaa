import { Cite } from '#design/cite/cite.tsx'
import { fill } from '#language/fill.ts'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

/** The small number that leads to a source: 1 is the first source of the page. */
export function CiteBlock({ number, context }: BlockProps) {
  const { sourceNumber } = blockWords[context.locale]
  return <Cite number={Number(number)} label={fill(sourceNumber, { number: Number(number) })} />
}
