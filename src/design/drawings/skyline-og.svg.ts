import type { SkylineShape } from './skyline-shape.ts'

/** The light values of the page's tokens, as hex: share images are drawn without a browser. */
const colors = {
  paper: '#fbf7ee',
  bay: '#004957',
  bay2: '#147684',
  mist: '#d8ecef',
  hill1: '#e4f3f3',
  hill2: '#c2dee1',
  clay: '#a94524',
}

/** What drawings.css says about each class, as attributes; a later class wins. */
const attributes: Record<string, Record<string, string>> = {
  line: { stroke: colors.bay },
  'line-strong': { stroke: colors.bay, 'stroke-width': '2.25' },
  'line-fine': { stroke: colors.bay2, 'stroke-width': '.8' },
  cut: { stroke: colors.bay2, 'stroke-linecap': 'butt' },
  accent: { stroke: colors.clay },
  'fill-hill': { fill: colors.hill1 },
  'fill-mist': { fill: colors.mist },
  'fill-mist-2': { fill: colors.hill2 },
  'fill-paper': { fill: colors.paper },
  'fill-accent': { fill: colors.clay },
}

/**
 * The skyline as the lower band of a share image: 1200 by 200, light theme, clear sky. It stands on
 * mist (`#d8ecef`); put it at the bottom edge, or give what lies below that colour.
 */
export function skylineOgSvg(shapes: readonly SkylineShape[]) {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="200" viewBox="0 6 1280 213.3" fill="none" stroke="${colors.bay}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
}
