import type { ReactNode } from 'react'

export const wideSheet = { width: 600, height: 400 }

/** The sheet of a wide scene, 3 to 2. */
export const WideSheet = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the page that shows the file says what it shows
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={wideSheet.width}
    height={wideSheet.height}
    viewBox="0 0 600 400"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)
