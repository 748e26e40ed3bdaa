import { Figure } from './figure.tsx'
import { Scene } from './scene.tsx'

/** A person who climbs stairs, step by step. */
export const Stairs = () => (
  <Scene>
    <path className="line-strong fill-mist-2" d="M4 110h24V92h26V74h26V56h26v54z" />
    <path className="line-fine" d="M12 101h10M38 83h10M64 65h10" />
    <Figure
      strokes={[
        { d: 'M52 34Q42 38 38 44T36 56', width: 9 },
        { d: 'M54 54Q48 62 46 68L40 86', width: 12, shade: true },
        { d: 'M56 54Q66 54 70 58L69 69', width: 12, shade: true },
        { d: 'M54 27L55 20', width: 10 },
        { d: 'M54 34L54 52', width: 18 },
        { d: 'M56 34Q62 42 66 42T76 36', width: 9 },
      ]}
    />
    <path className="line-strong fill-paper" d="M34 86h11q4 0 5 6H33zM63 68h11q4 0 5 6H62z" />
    <path className="line-strong fill-paper" d="M58 4a9 10 0 1 1-.1 0z" />
    <path
      className="line fill-mist-2"
      d="M49 17c-3-8 1-16 9-15 6 0 9 4 9 8-5 1-8 1-11 0 0 4-3 6-7 7z"
    />
    <path className="line-strong accent" d="M92 48V28m-6 7l6-7 6 7" />
  </Scene>
)
