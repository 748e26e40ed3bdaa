import type { ReactNode } from 'react'

interface MaybeLinkProps {
  /** Missing where the site has no such page. */
  href: string | undefined
  children: ReactNode
}

/** A link, or its words alone where it would lead nowhere. */
export const MaybeLink = ({ href, children }: MaybeLinkProps) =>
  href === undefined ? children : <a href={href}>{children}</a>
