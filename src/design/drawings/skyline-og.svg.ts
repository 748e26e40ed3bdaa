import type { SkylineShape } from './skyline-shape.ts'

/** What drawings.css says about each class, as attributes; a later class wins. */
const attributesIn = (
  colour: (name: string) => string,
): Record<string, Record<string, string>> => ({
  line: { stroke: colour('bay') },
  'line-strong': { stroke: colour('bay'), 'stroke-width': '2.25' },
  'line-fine': { stroke: colour('bay-2'), 'stroke-width': '.8' },
  cut: { stroke: colour('bay-2'), 'stroke-linecap': 'butt' },
  accent: { stroke: colour('clay') },
  'fill-hill': { fill: colour('hill-1') },
  'fill-mist': { fill: colour('mist') },
  'fill-mist-2': { fill: colour('hill-2') },
  'fill-paper': { fill: colour('paper') },
  'fill-accent': { fill: colour('clay') },
})

/**
 * The skyline as the lower band of a share image: 1200 by 200, light theme, clear sky. It stands on
 * mist; put it at the bottom edge, or give what lies below that colour.
 * @param colour a colour of the page by its name, in a form that every program reads
 */
export function skylineOgSvg(shapes: readonly SkylineShape[], colour: (name: string) => string) {
  const attributes = attributesIn(colour)

  const paths = shapes.map(({ d, className = '', strokeWidth, strokeDasharray, transform }) => {
    const given = {
      ...(className.startsWith('fill') && { stroke: 'none' }),
      ...Object.assign({}, ...className.split(' ').map((name) => attributes[name])),
      ...(strokeWidth && !className.includes('line') && { 'stroke-width': strokeWidth }),
      ...(strokeDasharray && { 'stroke-dasharray': strokeDasharray }),
      ...(transform && { transform }),
    }
    const text = Object.entries(given).map(([name, value]) => `${name}="${value}"`)
    return `<path ${text.join(' ')} d="${d}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="200" viewBox="0 6 1280 213.3" fill="none" stroke="${colour('bay')}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
}
