import type { Page } from '@playwright/test'

/** The ends of the stretches of the line that nothing meets, each with its class and its place. */
export const looseEnds = (page: Page) =>
  page.evaluate(() => {
    /** In px: so far apart two ends still look like one. */
    const nearEnough = 1.5
    const samples = 200

    interface Spot {
      x: number
      y: number
    }
    const drawn = [
      ...document.querySelectorAll<SVGPathElement>('.stretch path, .hurt-line'),
    ].filter((path) => path.getClientRects().length > 0 && path.closest('svg')?.checkVisibility())

    const spotsOf = (path: SVGPathElement): Spot[] => {
      const matrix = path.getScreenCTM()
      const length = path.getTotalLength()
      return Array.from({ length: samples + 1 }, (_, index) => {
        const point = path
          .getPointAtLength((length * index) / samples)
          .matrixTransform(matrix ?? undefined)
        return { x: point.x, y: point.y + scrollY }
      })
    }
    const paths = drawn.map((path) => ({
      name: path.closest('svg')?.getAttribute('class') ?? '',
      isRail: path.closest('.line-rail') !== null,
      isLine: path.closest('.stretch') !== null,
      spots: spotsOf(path),
    }))

    const distanceToPiece = (spot: Spot, from: Spot, to: Spot) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const square = dx * dx + dy * dy
      const part = square === 0 ? 0 : ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / square
      const along = Math.min(Math.max(part, 0), 1)
      return Math.hypot(spot.x - from.x - along * dx, spot.y - from.y - along * dy)
    }
    const isMet = (spot: Spot, spots: readonly Spot[]) =>
      spots.some((to, index) => {
        const from = spots[index - 1]
        return from !== undefined && distanceToPiece(spot, from, to) <= nearEnough
      })

    return paths
      .filter(({ isLine, isRail }) => isLine && !isRail)
      .flatMap((path) => {
        const ends = [path.spots[0], path.spots.at(-1)].filter((spot) => spot !== undefined)
        const dots = [...document.querySelectorAll('.line-end circle')].map((dot) =>
          dot.getBoundingClientRect(),
        )
        return ends
          .filter(({ x }) => x < innerWidth - nearEnough)
          .filter(
            ({ x, y }) =>
              !dots.some(
                (dot) =>
                  x >= dot.left &&
                  x <= dot.right &&
                  y - scrollY >= dot.top &&
                  y - scrollY <= dot.bottom,
              ),
          )
          .filter((spot) => !paths.some((other) => other !== path && isMet(spot, other.spots)))
          .map(({ x, y }) => `${path.name}: ${Math.round(x)}, ${Math.round(y)}`)
      })
  })

/** How many stretches of the line are seen on a page. */
export const stretches = (page: Page) =>
  page.locator('.stretch').evaluateAll((all) => all.filter((line) => line.checkVisibility()).length)
