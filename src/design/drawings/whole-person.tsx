import { Figure } from './figure.tsx'
import { Scene } from './scene.tsx'

/** A person, and round about: sleep, work, walks and food. */
export const WholePerson = () => (
  <Scene>
    <path className="line-fine" strokeDasharray="2 6" d="M60 16a46 46 0 1 1-.1 0z" />
    <Figure
      strokes={[
        { d: 'M55 84l-2 27', width: 14, shade: true },
        { d: 'M65 84l2 27', width: 14, shade: true },
        { d: 'M60 45v10', width: 12 },
        { d: 'M50 60Q43 70 41 84', width: 11 },
        { d: 'M70 60Q77 70 79 84', width: 11 },
        { d: 'M55 60v20M65 60v20', width: 18 },
      ]}
    />
    <path className="line-strong fill-paper" d="M60 20a11 12 0 1 1-.1 0z" />
    <path className="line fill-mist-2" d="M48 34c-3-20 27-20 24 0-3-7-18-7-24 0z" />
    <path className="fill-accent" d="M64 72c-8-5-8-10-4-10q3 0 4 3 1-3 4-3c4 0 4 5-4 10z" />
    <path
      className="line fill-paper"
      d="M23 25a14 14 0 1 1-.1 0zM97 25a14 14 0 1 1-.1 0zM18 75a14 14 0 1 1-.1 0zM102 75a14 14 0 1 1-.1 0z"
    />
    <path className="line fill-mist-2" d="M26 31a9 9 0 1 0 5 13 8 8 0 0 1-5-13zM89 36h16v10H89z" />
    <path d="M94 36v-3h6v3M10 94h17q0-4-5-5l-6-5-6 1zM102 96V82M102 89q-7 0-7-6 7 0 7 6zM102 86q7 0 7-6-7 0-7 6z" />
  </Scene>
)
