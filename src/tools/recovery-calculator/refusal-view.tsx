import { Button, ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { fill } from '#language/fill.ts'
import { officeLine } from '#site/contact-links.ts'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

export interface RefusalViewProps {
  words: Words
  links: CalculatorLinks
  kind: 'adults-only' | 'concussion' | 'watch'
  moves: number
  onChange: () => void
}

/** No estimate, and where to go instead. */
export function RefusalView({ words, links, kind, moves, onChange }: RefusalViewProps) {
  const { heading, paragraphs } = words.refusals[kind]
  return (
    <section className="recovery-calculator-refusal">
      <StepHeading moves={moves}>{heading}</StepHeading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {kind === 'concussion' ? (
        <p className="recovery-calculator-small">{words.refusalSource}</p>
      ) : null}
      <ul>
        {kind === 'concussion' ? (
          <li>
            <a href={links.concussion.href}>{words.links.concussion}</a>
          </li>
        ) : null}
        <li>
          <a href={links['immediate-help'].href}>{words.links.danger}</a>
        </li>
      </ul>
      <p className="button-row no-print">
        <ButtonLink href={officeLine.href} variant="outline-cta">
          <Icon name="phone" />
          {fill(words.call, { number: officeLine.number })}
        </ButtonLink>
        <Button variant="outline" onClick={onChange}>
          {words.actions.change}
        </Button>
      </p>
    </section>
  )
}
