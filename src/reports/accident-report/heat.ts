/**
 * Five shades, pale to dark. Written out, because the build keeps only the styles of class names
 * that it finds as words.
 */
export const heatClasses = [
  'crash-heat-1',
  'crash-heat-2',
  'crash-heat-3',
  'crash-heat-4',
  'crash-heat-5',
] as const
export type HeatClass = (typeof heatClasses)[number]

/** The shade of a count beside the largest one; the palest for nothing. */
export function heatOf(count: number, most: number): HeatClass {
  const level = Math.ceil((count / Math.max(1, most)) * heatClasses.length)
  return heatClasses[Math.max(0, level - 1)] ?? heatClasses[0]
}
