import type { Example, InBoth } from '#design/examples.ts'
import { Movement } from './movement.tsx'
import { movementNames } from './movement-names.ts'

const words: InBoth<{ alt: string; play: string }> = {
  en: { alt: 'The head turns to one side, and to the other.', play: 'Show it moving' },
  es: {
    alt: 'La cabeza gira despacio hacia un lado y después hacia el otro, hasta donde es cómodo.',
    play: 'Ver el movimiento paso a paso',
  },
}

export const examples: readonly Example[] = [
  {
    name: 'long words',
    render: ({ language }) => <Movement name="turn-head" {...words[language]} />,
  },
  {
    name: 'every movement',
    render: ({ language }) =>
      movementNames.map((name) => (
        <Movement key={name} name={name} alt={name} play={words[language].play} />
      )),
  },
]
