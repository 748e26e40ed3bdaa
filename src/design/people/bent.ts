/**
 * An arm or a leg whose end comes to a place, in heads from its first joint: right and down. Where the
 * place is too far the limb is straight. `bend` says to which side the middle joint goes.
 */
export function bent(
  right: number,
  down: number,
  [first, second]: readonly [number, number],
  bend: 1 | -1,
) {
  const far = Math.min(Math.hypot(right, down), (first + second) * 0.999)
  const toward = Math.atan2(right, down)
  const open = (a: number, b: number, c: number) => Math.acos((a * a + b * b - c * c) / (2 * a * b))
  const degrees = (angle: number) => (angle * 180) / Math.PI
  const one = toward + bend * open(first, far, second)
  const other = toward - bend * open(second, far, first)
  return [degrees(one), degrees(other)] as const
}
