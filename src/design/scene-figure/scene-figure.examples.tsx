import type { Example, InBoth } from '#design/examples.ts'
import { Picture } from '#design/picture/picture.tsx'
import { SceneFigure } from './scene-figure.tsx'

const caption: InBoth<string> = {
  en: 'A short walk, as long as it feels easy, and another one later in the day.',
  es: 'Una caminata corta, mientras le resulte fácil, y otra más tarde ese mismo día.',
}

const redwoods = <Picture name="redwoods" alt="" width={600} height={400} />

export const examples: readonly Example[] = [
  { name: 'a picture', render: () => <SceneFigure>{redwoods}</SceneFigure> },
  {
    name: 'long words',
    render: ({ language }) => <SceneFigure caption={caption[language]}>{redwoods}</SceneFigure>,
  },
]
