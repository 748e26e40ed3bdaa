import type { Frame, Spot } from './frame.ts'

const mostRounds = 300

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * Moves marks that lie on one another apart, so that a finger hits the one it means: no two are
 * nearer than `apart`, none nearer than half of it to the edge. The same places give the same
 * marks. In a frame without room for all of them they are as far apart as they got.
 */
export function spreadMarks(places: readonly Spot[], frame: Frame, apart: number): Spot[] {
  const marks = places.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < mostRounds; round += 1) {
    let moved = false
    marks.forEach((one, index) => {
      for (const other of marks.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= apart - 0.05) continue
        moved = true
        const push = (apart - distance) / 2
        // Two in the same place part along a direction of their own.
        const [alongX, alongY] =
          distance > 0 ? [dx / distance, dy / distance] : [Math.cos(index + 1), Math.sin(index + 1)]
        one.x -= alongX * push
        one.y -= alongY * push
        other.x += alongX * push
        other.y += alongY * push
      }
    })
    for (const mark of marks) {
      mark.x = within(mark.x, frame.x + apart / 2, frame.x + frame.width - apart / 2)
      mark.y = within(mark.y, frame.y + apart / 2, frame.y + frame.height - apart / 2)
    }
    if (!moved) break
  }
  return marks.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))
}
