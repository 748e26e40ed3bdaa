/** The largest and the smallest drawing, as many times as large as its place. */
const [smallest, largest] = [1, 8]

/** What a key does to the size. */
const factors: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 1 / 2 }

interface Spot {
  x: number
  y: number
}

const middleOf = ([one, other]: readonly [Touch, Touch]): Spot => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
})

const apart = ([one, other]: readonly [Touch, Touch]) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const twoOf = ({ touches }: TouchEvent) => {
  const [one, other] = touches
  return touches.length === 2 && one && other ? ([one, other] as const) : undefined
}

/**
 * Two fingers, the wheel with Ctrl, + and - draw the map larger and smaller, as its buttons do, which
 * need no script; what was in the middle, or under the fingers, stays there.
 */
export function moveIsland(island: HTMLElement) {
  const pane = island.querySelector<HTMLElement>('.map-window')
  const drawing = pane?.querySelector('svg')
  const sizes = [...island.querySelectorAll<HTMLInputElement>('[name=map-size]')]
  if (!pane || !drawing) return
  let zoom = Number(sizes.find(({ checked }) => checked)?.value ?? smallest)

  const middleOfPane = (): Spot => {
    const { left, top } = pane.getBoundingClientRect()
    return { x: left + pane.clientWidth / 2, y: top + pane.clientHeight / 2 }
  }

  function zoomTo(wanted: number, around: Spot) {
    const before = drawing?.getBoundingClientRect()
    if (!before || !pane) return
    zoom = Math.min(largest, Math.max(smallest, wanted))
    island.style.setProperty('--zoom', String(zoom))
    for (const size of sizes) if (Number(size.value) <= zoom) size.checked = true
    const after = drawing?.getBoundingClientRect() ?? before
    const grown = after.width / before.width
    pane.scrollLeft += (around.x - before.left) * grown - (around.x - after.left)
    pane.scrollTop += (around.y - before.top) * grown - (around.y - after.top)
  }

  for (const size of sizes) {
    size.addEventListener('change', () => zoomTo(Number(size.value), middleOfPane()))
  }

  pane.addEventListener('keydown', (event) => {
    const factor = factors[event.key]
    if (!factor || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    zoomTo(zoom * factor, middleOfPane())
  })

  pane.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(zoom * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
    },
    { passive: false },
  )

  let pinch: { zoom: number; apart: number } | undefined
  pane.addEventListener('touchstart', (event) => {
    const fingers = twoOf(event)
    pinch = fingers && { zoom, apart: apart(fingers) }
  })
  pane.addEventListener(
    'touchmove',
    (event) => {
      const fingers = twoOf(event)
      if (!fingers || !pinch) return
      // Else the browser draws the whole page larger.
      event.preventDefault()
      zoomTo((pinch.zoom * apart(fingers)) / pinch.apart, middleOf(fingers))
    },
    { passive: false },
  )
}
