import { type Command, unlessFailed } from '#server/terminal/command.ts'
import { printable } from '#server/terminal/printable.ts'
import type { FeedbackQueries } from './queries.ts'

export const feedbackCommand: Command<{ feedback: FeedbackQueries }> = {
  takes: '',
  does: 'shows whether pages were useful, and why',
  async run({ print, store }) {
    const { answers } = unlessFailed(await store.feedback.readAll())
    for (const [page, ofPage] of Map.groupBy(answers, (answer) => answer.page)) {
      const count = (useful: 'yes' | 'no') =>
        ofPage.filter((answer) => answer.useful === useful).length
      print(`${page}: ${count('yes')} yes, ${count('no')} no`)
      for (const { day, locale, sentence, useful } of ofPage) {
        if (sentence) print(`  ${day} ${locale} ${useful}: ${printable(sentence)}`)
      }
    }
    if (answers.length === 0) print('Nobody has said anything yet.')
  },
}
