import { sentencesOf } from './sentences.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface Tic {
  /** As people name it. */
  name: string
  phrase: RegExp
  instead: string
}

/**
 * Turns of phrase that the English pages once leaned on: each is right once, and a habit the second
 * time on a page.
 */
export const tics: readonly Tic[] = [
  {
    name: 'nobody can, nobody knows',
    phrase: /\b(?:nobody|no one) (?:can|knows)\b/gi,
    instead: 'say it once, where the figure stands',
  },
  {
    name: 'may owe',
    phrase: /\bmay (?:then )?(?:still )?owe\b/gi,
    instead: 'say it once, and link the money page',
  },
  {
    name: 'what is not known',
    phrase: /\b(?:is|are) not known\b/gi,
    instead: 'say it once, where the figure stands',
  },
  {
    name: 'a guideline',
    phrase: /\b(?:an?|one) (?:\w+ )?guideline\b/gi,
    instead: 'say what to do: the note names who advises it',
  },
  { name: 'someone else', phrase: /\bsome(?:one|body) else\b/gi, instead: 'say who' },
  {
    // "Without papers" is about immigration, and is what people say.
    name: 'papers, for documents',
    phrase: /(?<!\b(?:no|without) )\bpapers\b(?!, police)/gi,
    instead: 'say which: records, forms, bills, notes',
  },
  {
    name: 'nobody reads this form at once',
    phrase: /\bnobody reads\b/gi,
    instead: 'write "We don\'t see messages right away"',
  },
  {
    name: 'do what its card says',
    phrase: /\b(?:its|the) card says\b/gi,
    instead: 'say what to do',
  },
]

/** What a page may lend from others to say, or sends for help, is not its own habit. */
const saidByOthers: readonly string[] = ['say', 'letter']
const sendsForHelp = /\b(?:911|988)\b/

/** The sentences, headings and labels of a page that speak with the clinic's voice. */
function voicedSentences({ front, opening, words }: WrittenPage): string[] {
  const pieces = [...opening, ...words].filter(
    ({ blocks }) => !blocks.some((block) => saidByOthers.includes(block)),
  )
  return [front.heading, ...pieces.map(({ text }) => text)]
    .flatMap(sentencesOf)
    .filter((sentence) => !sendsForHelp.test(sentence))
}

/** The sentences of a page that hold a tic, each as often as it stands there. */
export function sentencesWith({ phrase }: Tic, page: WrittenPage): string[] {
  return voicedSentences(page).flatMap((sentence) =>
    [...sentence.matchAll(phrase)].map(() => sentence),
  )
}

/** Tics that stand on a page more than once. They are those of the English pages. */
export function findTics(page: WrittenPage): Problem[] {
  return tics.flatMap((tic) => {
    const [, ...more] = sentencesWith(tic, page)
    return more.map((sentence) => ({
      file: page.file,
      text: `says "${tic.name}" a second time: ${tic.instead}: ${sentence}`,
    }))
  })
}
