import { Profile } from './profile.tsx'
import { Scene } from './scene.tsx'

/** A head in profile, hair up, the vertebrae of the neck marked. */
export const Neck = () => (
  <Scene>
    <Profile />
    <path className="line-strong accent" d="M46 58l9-1M47 65h9M47 72l9 1M45 79l10 2M42 86l10 4" />
    <path className="accent" d="M31 56q-6 8-3 16M23 54q-8 10-4 21" />
  </Scene>
)
