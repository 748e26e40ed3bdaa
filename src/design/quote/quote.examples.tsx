import type { Example, InBoth } from '#design/examples.ts'
import { Quote, type QuoteProps } from './quote.tsx'

const short: InBoth<QuoteProps> = {
  en: {
    text: 'They showed me what I can do at home.',
    name: 'Sample Patient',
    detail: 'Oakland',
    initials: 'SP',
  },
  es: {
    text: 'Me enseñaron lo que puedo hacer en casa.',
    name: 'Persona de ejemplo',
    detail: 'Oakland',
    initials: 'PE',
  },
}

const long: InBoth<QuoteProps> = {
  en: {
    text: 'They explained every step before they touched my neck, and wrote down what I could and could not do. They answered me in Spanish when I did not have the English words.',
    name: 'Sample Patient With a Long Name',
    detail: 'Came after a crash on the freeway, San Antonio neighborhood',
    initials: 'SL',
  },
  es: {
    text: 'Me explicaron cada paso antes de tocarme el cuello y anotaron lo que podía y lo que no podía hacer. Me respondieron en español cuando no me salían las palabras en inglés.',
    name: 'Persona de ejemplo con un nombre muy largo',
    detail: 'Vino después de un choque en la autopista, vecindario de San Antonio',
    initials: 'PL',
  },
}

export const examples: readonly Example[] = [
  { name: 'short', render: ({ language }) => <Quote {...short[language]} /> },
  { name: 'long words', render: ({ language }) => <Quote {...long[language]} /> },
]
