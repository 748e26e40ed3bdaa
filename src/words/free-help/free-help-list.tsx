import { Listing } from '#design/listing/listing.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { writtenTelLink } from '#site/phone-numbers.ts'
import type { FreeHelp } from '#words/free-help/free-help.ts'
import { blockWords } from '#words/words.ts'

/** Who says that an entry is so, and when a person last looked. */
function groundsOf({ source, checked }: FreeHelp, locale: Locale) {
  const words = blockWords[locale].freeHelp
  const look = checked
    ? fill(words.checked, { date: formatDate(checked, locale) })
    : words.notChecked
  return source ? `${fill(words.source, { source })} ${look}` : look
}

interface FreeHelpListProps {
  locale: Locale
  entries: readonly FreeHelp[]
}

/** Who helps without charge, each with its source, its day and what to know before calling. */
export function FreeHelpList({ locale, entries }: FreeHelpListProps) {
  return (
    <Listing>
      {entries.map((entry) => (
        <li key={entry.id}>
          <h3>{entry.name[locale]}</h3>
          <p>{entry.helps[locale]}</p>
          {entry.caution ? (
            <p>
              <strong>{entry.caution[locale]}</strong>
            </p>
          ) : null}
          {entry.phone ? (
            <p>
              <a href={writtenTelLink(entry.phone)}>{entry.phone}</a>
            </p>
          ) : null}
          {entry.link ? (
            <p>
              <a href={entry.link}>{new URL(entry.link).host}</a>
            </p>
          ) : null}
          <p className="fine-print">{groundsOf(entry, locale)}</p>
        </li>
      ))}
    </Listing>
  )
}
