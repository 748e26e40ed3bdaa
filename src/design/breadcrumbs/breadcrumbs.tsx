import './breadcrumbs.css'

export interface Crumb {
  name: string
  /** Missing on the page itself and on parts of the address that have no page. */
  href?: string
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span>{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
