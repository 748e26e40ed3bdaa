export interface NoticeProps {
  /** What the notice is, for whoever does not see it. */
  label: string
  text: string
  when: string
  /** Where it stands among words of another language. */
  lang?: string
}

/** What every page says for a time, in a sentence: a region to come to, and no alarm. */
export const Notice = ({ label, lang, text, when }: NoticeProps) => (
  <section className="notice" aria-label={label} lang={lang}>
    <p>
      <strong>{text}</strong> {when}
    </p>
  </section>
)
