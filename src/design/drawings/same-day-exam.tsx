import { Scene } from './scene.tsx'

/** The sheet of an exam with a body on it, and a clock. */
export const SameDayExam = () => (
  <Scene>
    <path
      className="line-strong fill-paper"
      d="M22 18h62q4 0 4 4v84q0 4-4 4H22q-4 0-4-4V22q0-4 4-4z"
    />
    <path className="line fill-mist-2" d="M38 24v-8q0-3 3-3h6q0-7 6-7t6 7h6q3 0 3 3v8z" />
    <path
      className="line fill-mist"
      d="M38 34a6 6 0 1 1-.1 0zM38 50c8 0 10 3 11 9l2 16-4 1-3-12 1 16-1 22h-5l-1-19-1 19h-5l-1-22 1-16-3 12-4-1 2-16c1-6 3-9 11-9z"
    />
    <path className="line-fine" d="M58 40h22M58 50h22M58 60h14" />
    <path className="line-strong accent" d="M35 54h6" />
    <path className="line-strong fill-paper" d="M88 60a25 25 0 1 1-.1 0z" />
    <path className="line-fine" d="M88 64v4M88 102v4M67 85h4M105 85h4" />
    <path className="line-strong accent" d="M88 72v13l10 6" />
  </Scene>
)
