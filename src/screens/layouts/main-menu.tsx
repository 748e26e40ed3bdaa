import { clinic } from '#clinic'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { href, type PageId, page } from '#site/addresses.ts'
import { type MenuEntry, menusIn, plainLinks } from '#site/menus.ts'
import { siteWords } from '#site/words.ts'
import { BookingLabel } from './booking-label.tsx'
import { layoutWords } from './words.ts'
import './main-menu.css'
import '#design/button/button.css'
import '#design/field/field.css'

export interface MainMenuProps {
  locale: Locale
  current: PageId | 'not-found'
}

interface EntryLinkProps {
  entry: MenuEntry
  locale: Locale
  /** Of the page it leads to, where that is always the same. */
  only?: Locale | undefined
}

function EntryLink({ entry, locale, only }: EntryLinkProps) {
  const language = only ?? locale
  return (
    <a
      href={href(entry.page, language)}
      {...(language === locale ? {} : { lang: language, hrefLang: language })}
    >
      {page(entry.page).name[language]}
      {entry.badge ? <Badge>{entry.badge}</Badge> : null}
      {entry.copy ? <small>{entry.copy}</small> : null}
    </a>
  )
}

/** The main navigation. Once a visitor touches it, `main-menu.island.ts` moves it. */
export function MainMenu({ locale, current }: MainMenuProps) {
  const words = layoutWords[locale]
  const { openInNewTab } = sharedWords[locale]
  const { labels, plainLinks: linkNames } = siteWords[locale].menus
  const menus = menusIn(locale)
  return (
    <nav className="nav" aria-label={words.mainMenu}>
      <details className="nav-toggle">
        <summary>
          <Icon name="menu" />
          {words.menu}
        </summary>
      </details>
      <div className="nav-body">
        <div className="nav-first">
          <search>
            <form action={href('site-map', locale)}>
              <label className="vh" htmlFor="menu-search">
                {words.search}
              </label>
              <input id="menu-search" name="q" type="search" />
              <button type="submit" className="btn btn-outline btn-sm">
                <Icon name="search" />
                {words.search}
              </button>
            </form>
          </search>
          <p className="chips">
            {menus.map(({ id, only }) => (
              <a key={id} href={`#menu-${id}`} lang={only === locale ? undefined : only}>
                {labels[id]}
              </a>
            ))}
          </p>
        </div>
        <ul className="menus">
          {menus.map(({ id, copy, entries, only }) => (
            <li key={id} id={`menu-${id}`}>
              <details name="menu">
                <summary lang={only === locale ? undefined : only}>{labels[id]}</summary>
              </details>
              <div className="panel">
                <p>{labels[id]}</p>
                {copy ? <p className="panel-copy">{copy}</p> : null}
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.page}>
                      <EntryLink entry={entry} locale={locale} only={only} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
          {plainLinks.map((id) => (
            <li key={id}>
              <a href={href(id, locale)} aria-current={id === current ? 'page' : undefined}>
                {linkNames[id]}
              </a>
            </li>
          ))}
          {clinic.links.review ? (
            <li>
              <a href={clinic.links.review} target="_blank" rel="noopener">
                {words.reviewUs}
                <span className="vh"> {openInNewTab}</span>
              </a>
            </li>
          ) : null}
          {[words.bookFree, words.bookCalendar].map((label) => (
            <li className="narrow-only" key={label}>
              <a href={clinic.links.booking} target="_blank" rel="noopener">
                <BookingLabel label={label} locale={locale} />
                <span className="vh"> {openInNewTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
