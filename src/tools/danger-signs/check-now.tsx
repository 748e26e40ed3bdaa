import { useCheckData } from '#tools/danger-signs/check-context.ts'

/** In every tool, all day: the way back to the check, which only raises and never clears. */
export function CheckNow() {
  const { words, links } = useCheckData()
  return (
    <p className="check-now">
      <a href={links.check}>{words.somethingNew}</a>
    </p>
  )
}
