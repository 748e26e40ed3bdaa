import { Fact } from '#design/fact/fact.tsx'
import type { BlockProps } from '#words/block.ts'
import { CiteBlock } from '#words/blocks/cite.tsx'

export function FactBlock({ value = '', source, children, context }: BlockProps) {
  const number = source ? context.sourceIds.indexOf(source) + 1 : 0
  if (source && number === 0) throw new Error(`${context.file}: a fact names the source ${source}`)
  return (
    <Fact value={value} cite={number ? <CiteBlock number={number} context={context} /> : undefined}>
      {children}
    </Fact>
  )
}
