import { Vignette } from './vignette.tsx'

/** A notice held by a pin, a seal at its foot. */
export const PinnedNotice = () => (
  <Vignette>
    <path className="line fill-mist-2" d="M17 14h36v46H17z" />
    <path className="line fill-paper" d="M11 10h36v36l-9 9H11z" />
    <path className="line fill-mist" d="M47 46h-9v9z" />
    <path className="line-fine" d="M18 24h22M18 31h22M18 38h22M18 45h12" />
    <path className="line accent fill-accent" d="M29 4.5a5 5 0 1 1-.1 0z" />
    <path className="accent" d="M29 14.5V19" />
  </Vignette>
)
