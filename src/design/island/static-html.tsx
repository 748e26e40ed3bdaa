import type { ReactNode } from 'react'

/** One object for every drawing: React would set the HTML of another, and empty what is there. */
const untouched = { __html: '' }

/**
 * HTML within an island that nothing changes: the server draws it, and a browser, which is given no
 * children, leaves it as it is and needs no script for it.
 */
export function StaticHtml({ children }: { children?: ReactNode }) {
  return children === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set: React leaves what is there
    <div suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <div>{children}</div>
  )
}
