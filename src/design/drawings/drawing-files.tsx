import { renderToStaticMarkup } from 'react-dom/server'
import { type DrawingSheet, drawingSheets, type SheetDrawingName } from './drawing-names.ts'
import { drawings } from './drawings.ts'

/** The rules of `drawing.css` as attributes: the styles of a page do not reach into another file. */
const attributesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'line-strong': { 'stroke-width': '2.75' },
  'line-fine': { stroke: 'var(--bay-2)', 'stroke-width': '1.25' },
  accent: { stroke: 'var(--clay)' },
  'fill-mist': { fill: 'var(--mist)' },
  'fill-mist-2': { fill: 'var(--hill-2)' },
  'fill-paper': { fill: 'var(--drawing-ground,var(--paper))' },
  'fill-accent': { fill: 'var(--clay)' },
}

function attributesForClasses(classes: string) {
  const names = classes.split(' ')
  const edge = names[0]?.startsWith('fill') ? { stroke: 'none' } : {}
  const all = Object.assign({}, ...names.map((name) => attributesOf[name] ?? {}), edge)
  return Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

/** A drawing as a symbol that is named as it is. */
export function drawingSymbol(name: SheetDrawingName) {
  const Drawn = drawings[name]
  const svg = renderToStaticMarkup(<Drawn />)
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1]
  const shapes = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/class="([^"]*)"/g, (_, classes: string) => attributesForClasses(classes))
  return `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`
}

/** The file of drawings that are shown side by side, or on one page after the other. */
export function drawingFile(sheet: DrawingSheet) {
  const symbols = drawingSheets[sheet].map(drawingSymbol).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>\n`
}
