/** A menu closes this long after the pointer has left it. */
const closeDelayMs = 150

type OpenedBy = 'pointer' | 'press'

/** Moves the focus along a list of links or menu names, and stays within its ends. */
function focusNeighbour(from: HTMLElement, among: readonly HTMLElement[], step: number) {
  const place = among.indexOf(from)
  among[Math.min(Math.max(place + step, 0), among.length - 1)]?.focus()
}

/**
 * Moves the main navigation, which stays the HTML it is: no word of it comes a second time. Asleep
 * it opens on hover (CSS), on click and by keyboard (`details`); awake it keeps one menu open at a
 * time, waits before it closes one, and moves with the arrow keys after the ARIA
 * disclosure-navigation pattern.
 */
export function moveIsland(island: HTMLElement) {
  const body = island.querySelector<HTMLElement>('.nav-body')
  if (!body) return
  /** Opens all of it, on a phone. */
  const toggle = island.querySelector<HTMLDetailsElement>('.nav-toggle')
  const menus = [...body.querySelectorAll<HTMLDetailsElement>('.menus > li > details')]
  const names = [...body.querySelectorAll<HTMLElement>('.menus > li > a, summary')]
  let open: HTMLDetailsElement | undefined
  let openedBy: OpenedBy = 'pointer'
  let closing: ReturnType<typeof setTimeout> | undefined

  const isWide = () => getComputedStyle(body).display === 'flex'

  function show(menu: HTMLDetailsElement | undefined, by: OpenedBy) {
    for (const other of menus) other.open = other === menu
    open = menu
    openedBy = by
  }

  const close = () => show(undefined, 'pointer')

  function openByPointer(menu: HTMLDetailsElement, { pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !isWide()) return
    clearTimeout(closing)
    if (open !== menu) show(menu, 'pointer')
  }

  function closeAfterDelay({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return
    clearTimeout(closing)
    closing = setTimeout(close, closeDelayMs)
  }

  /** A menu that the pointer opened stays open at the first click. */
  function press(menu: HTMLDetailsElement, event: Event) {
    event.preventDefault()
    clearTimeout(closing)
    if (open === menu && openedBy === 'press') close()
    else show(menu, 'press')
  }

  /** Closes what is open, and leads back to the name of the menu that was left. */
  function leave(left: HTMLElement | undefined) {
    const isOpen = isWide() ? open !== undefined : toggle?.open === true
    if (!isOpen) return false
    if (isWide()) close()
    else if (toggle) toggle.open = false
    const back = isWide() ? left : toggle
    back?.querySelector('summary')?.focus()
    return true
  }

  function moveByKey(event: KeyboardEvent) {
    const { target, key } = event
    if (!(target instanceof HTMLElement)) return
    const menu = menus.find(({ parentElement }) => parentElement?.contains(target))
    const links = [...(menu?.parentElement?.querySelectorAll<HTMLElement>('.panel a') ?? [])]
    const onLink = links.includes(target)
    const among = onLink ? links : names
    const isVertical = key === 'ArrowDown' || key === 'ArrowUp'
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]

    if (key === 'Home' || key === 'End') {
      among.at(key === 'Home' ? 0 : -1)?.focus()
    } else if (key === 'ArrowDown' && menu && !onLink) {
      show(menu, 'press')
      links[0]?.focus()
    } else if (step && (onLink || !isVertical)) {
      focusNeighbour(target, among, step)
    } else {
      return
    }
    event.preventDefault()
  }

  for (const menu of menus) {
    const item = menu.parentElement
    item?.addEventListener('pointerenter', (event) => openByPointer(menu, event))
    item?.addEventListener('pointerleave', closeAfterDelay)
    item?.addEventListener('focusout', ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && item.contains(relatedTarget)
      if (!stays && openedBy === 'press') close()
    })
    menu.querySelector('summary')?.addEventListener('click', (event) => press(menu, event))
  }
  island.addEventListener('keydown', moveByKey)
  // A name that was pressed has no focus in every engine: wherever the key is pressed, it closes.
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const isInside = target instanceof HTMLAnchorElement && island.contains(target)
    leave(isInside ? menus.find(({ parentElement }) => parentElement?.contains(target)) : undefined)
  })

  // The event that woke the menu is gone: take over what it opened.
  const pressed = menus.find((menu) => menu.open)
  const hovered = menus.find((menu) => menu.parentElement?.matches(':hover'))
  show(pressed ?? hovered, pressed ? 'press' : 'pointer')
  body.dataset['ready'] = ''
}
