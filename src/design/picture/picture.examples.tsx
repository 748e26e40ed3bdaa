import type { Example, InBoth } from '#design/examples.ts'
import { Picture } from './picture.tsx'

const alt: InBoth<string> = {
  en: 'A woman seen from the side, a hand on the back of her neck.',
  es: 'Una mujer de perfil, con la mano en la nuca.',
}

export const examples: readonly Example[] = [
  {
    name: 'a part of the body',
    render: ({ language }) => <Picture name="neck" alt={alt[language]} width={600} height={400} />,
  },
  {
    name: 'long words',
    render: () => <Picture name="lake-bench" alt="" width={600} height={400} />,
  },
]
