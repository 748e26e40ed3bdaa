import type { Example, InBoth } from '#design/examples.ts'
import { Photo } from './photo.tsx'

const alt: InBoth<string> = {
  en: 'The door of the clinic, with a ramp.',
  es: 'La puerta de la clínica, con una rampa y un barandal a la derecha.',
}

/** Without files of its own: the words stand in its place, as when a photograph does not come. */
export const examples: readonly Example[] = [
  {
    name: 'long words',
    render: ({ language }) => (
      <Photo
        alt={alt[language]}
        sources={[{ format: 'svg+xml', width: 1440, height: 960, path: '/pictures/door.svg' }]}
      />
    ),
  },
]
