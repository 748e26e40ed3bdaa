import type { ReactNode } from 'react'
import { type Locale, quotedLanguage } from '#language/locales.ts'
import { CallLinks } from '#tools/recovery-calculator/call-links.tsx'
import { type ResultSection, studyName } from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

export interface ResultSectionViewProps {
  locale: Locale
  section: ResultSection
  words: Words['result']
  /** After the words and before their sources: a chart, links. */
  children?: ReactNode
}

/** The words of one part of the result, without its heading. */
export function ResultSectionView({ locale, section, words, children }: ResultSectionViewProps) {
  const { paragraphs, bullets, sources } = section
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <CallLinks text={paragraph} />
        </p>
      ))}
      {bullets.length > 0 ? (
        <ul>
          {bullets.map((text) => (
            <li key={text}>
              <CallLinks text={text} />
            </li>
          ))}
        </ul>
      ) : null}
      {children}
      {sources.length > 0 ? (
        <p className="recovery-calculator-small">
          {words.sources}:{' '}
          <span lang={quotedLanguage[locale]}>{sources.map(studyName).join('; ')}</span>.
        </p>
      ) : null}
    </>
  )
}
