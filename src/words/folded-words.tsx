import { foldQuestions } from '#words/fold-questions.ts'
import { blockWords } from '#words/words.ts'
import { Words, type WordsProps } from '#words/words.tsx'
import './folded-words.css'

/** Words whose third-level headings open what stands below them; `open-all.island.ts` opens all. */
export function FoldedWords(props: WordsProps) {
  const { allAnswers } = blockWords[props.locale]
  return (
    <>
      <div data-island="open-all">
        <details className="open-all">
          <summary>{allAnswers}</summary>
        </details>
      </div>
      <Words {...props} shape={foldQuestions} />
    </>
  )
}
