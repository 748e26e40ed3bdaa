import type { ReactNode } from 'react'

/**
 * HTML within an island that nothing changes: the server draws it, and a browser, which is given no
 * children, leaves it as it is and needs no script for it.
 */
export function StaticHtml({ children }: { children?: ReactNode }) {
  return children === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set: React leaves what is there
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div>{children}</div>
  )
}
