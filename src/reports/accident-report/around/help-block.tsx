import { ButtonLink } from '#design/button/button.tsx'
import type { Locale } from '#language/locales.ts'
import { aroundWords } from '#reports/accident-report/around/words.ts'
import { href } from '#site/addresses.ts'
import './help-block.css'
import '#design/button/button.css'

/** From the figures to the person: what to do first, where to go, whom to ask. */
export function HelpBlock({ locale }: { locale: Locale }) {
  const { help } = aroundWords[locale]
  return (
    <section className="crash-help">
      <h2>{help.heading}</h2>
      <p>{help.text}</p>
      <p className="button-row">
        <ButtonLink href={href('immediate-help', locale)}>{help.immediate}</ButtonLink>
        <ButtonLink href={href('hospitals', locale)} variant="outline">
          {help.hospitals}
        </ButtonLink>
        <ButtonLink href={href('contact', locale)} variant="outline">
          {help.contact}
        </ButtonLink>
      </p>
    </section>
  )
}
