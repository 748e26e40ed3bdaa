import { type LawId, law } from '#tools/accident-action-plan/laws.ts'

/** The name of a law, which leads to its official text where there is one. */
export function LawLink({ id }: { id: LawId }) {
  const { name, link } = law(id)
  return link ? <a href={link}>{name}</a> : name
}
