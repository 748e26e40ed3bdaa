import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { href, type PageId, page } from '#site/addresses.ts'
import { type Menu, type MenuEntry, type MenuId, menus, plainLinks } from '#site/menus.ts'
import { Icon } from '#ui/icon/icon.tsx'

/** A menu closes this long after the pointer has left it. */
export const closeDelayMs = 150

export interface MainMenuProps {
  locale: Locale
  current: PageId | 'not-found'
}

interface OpenMenu {
  id: MenuId
  /** A menu that the pointer opened stays open at the first click. */
  by: 'pointer' | 'press'
}

function EntryLink({ entry, menu, locale }: { entry: MenuEntry; menu: Menu; locale: Locale }) {
  const language = menu.only ?? locale
  return (
    <a
      href={href(entry.page, language)}
      {...(language === locale ? {} : { lang: language, hrefLang: language })}
    >
      <b>{page(entry.page).name[language]}</b>
      {entry.badge ? <i className="badge">{entry.badge[locale]}</i> : null}{' '}
      <small>{entry.copy[language]}</small>
    </a>
  )
}

const menuOf = (element: Element) =>
  element.closest<HTMLElement>('[data-menu]')?.dataset['menu'] as MenuId | undefined

/** Moves the focus along a list of links or menu names, and stays within its ends. */
function focusNeighbour(from: Element, among: readonly HTMLElement[], step: number) {
  const place = among.indexOf(from as HTMLElement)
  among[Math.min(Math.max(place + step, 0), among.length - 1)]?.focus()
}

/**
 * The main navigation. As HTML it opens on hover (CSS), on click and by keyboard (`details`);
 * once awake it keeps one menu open at a time, waits 150 ms before it closes one, and moves
 * with the arrow keys after the ARIA disclosure-navigation pattern.
 */
export function MainMenu({ locale, current }: MainMenuProps) {
  const words = strings(locale)
  const body = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [open, setOpen] = useState<OpenMenu | null>(null)
  const [ready, setReady] = useState(false)

  // The event that woke the menu is gone: take over what it opened before React was there.
  useLayoutEffect(() => {
    const pressed = body.current?.querySelector('[data-menu] > details[open]')
    const hovered = body.current?.querySelector('[data-menu]:hover')
    const found = pressed ?? hovered
    const id = found ? menuOf(found) : undefined
    if (id) setOpen({ id, by: pressed ? 'press' : 'pointer' })
    setReady(true)
    return () => clearTimeout(closing.current)
  }, [])

  const isWide = () => body.current !== null && getComputedStyle(body.current).display === 'flex'

  function openByPointer(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || !isWide()) return
    clearTimeout(closing.current)
    const id = menuOf(event.currentTarget)
    if (id && open?.id !== id) setOpen({ id, by: 'pointer' })
  }

  function closeAfterDelay(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(null), closeDelayMs)
  }

  function press(event: MouseEvent<HTMLElement>) {
    event.preventDefault()
    clearTimeout(closing.current)
    const id = menuOf(event.currentTarget)
    if (!id) return
    setOpen(open?.id === id && open.by === 'press' ? null : { id, by: 'press' })
  }

  function closeWhenFocusLeaves(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget) && open?.by === 'press') setOpen(null)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const item = target.closest<HTMLElement>('[data-menu]')
    const links = [...(item?.querySelectorAll<HTMLElement>('.panel a') ?? [])]
    const names = [
      ...(body.current?.querySelectorAll<HTMLElement>('.menus > li > a, summary') ?? []),
    ]
    const onLink = links.includes(target)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]

    if (event.key === 'Escape') {
      if (!open) return
      setOpen(null)
      if (onLink) item?.querySelector('summary')?.focus()
    } else if (event.key === 'Home' || event.key === 'End') {
      const among = onLink ? links : names
      among.at(event.key === 'Home' ? 0 : -1)?.focus()
    } else if (event.key === 'ArrowDown' && item && !onLink) {
      const id = menuOf(item)
      if (id) setOpen({ id, by: 'press' })
      // The panel is visible only after React has drawn it.
      requestAnimationFrame(() => links[0]?.focus())
    } else if (step) {
      const vertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (onLink) focusNeighbour(target, links, step)
      else if (!vertical) focusNeighbour(target, names, step)
      else return
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    <nav className="nav" aria-label={words.mainMenu} onKeyDown={moveByKey}>
      <details className="nav-toggle">
        <summary>
          <Icon name="menu" />
          {words.menu}
        </summary>
      </details>
      <div ref={body} className="nav-body" data-ready={ready || undefined}>
        <ul className="menus">
          {menus.map((menu) => (
            <li
              key={menu.id}
              data-menu={menu.id}
              onPointerEnter={openByPointer}
              onPointerLeave={closeAfterDelay}
              onBlur={closeWhenFocusLeaves}
            >
              <details name="menu" open={open?.id === menu.id}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
                <summary
                  onClick={press}
                  lang={menu.only && menu.only !== locale ? menu.only : undefined}
                >
                  {menu.label[locale]}
                  <Icon name="chevron-down" />
                </summary>
              </details>
              <div className="panel">
                <p>{menu.label[locale]}</p>
                {menu.copy ? <p className="panel-copy">{menu.copy[locale]}</p> : null}
                <ul>
                  {menu.entries.map((entry) => (
                    <li key={entry.page}>
                      <EntryLink entry={entry} menu={menu} locale={locale} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
          {plainLinks.map((link) => (
            <li key={link.page}>
              <a
                href={href(link.page, locale)}
                aria-current={link.page === current ? 'page' : undefined}
              >
                {link.label[locale]}
              </a>
            </li>
          ))}
          {clinic.links.review ? (
            <li>
              <a href={clinic.links.review} target="_blank" rel="noopener">
                {words.reviewUs}
                <span className="vh"> {words.openInNewTab}</span>
              </a>
            </li>
          ) : null}
          {[words.bookFree, words.bookCalendar].map((label) => (
            <li className="narrow-only" key={label}>
              <a href={clinic.links.booking} target="_blank" rel="noopener">
                {label}
                <span className="vh"> {words.openInNewTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
