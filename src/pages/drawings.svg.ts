import { drawingSheet } from '#ui/drawings/drawing-sheet.tsx'

export const GET = () =>
  new Response(drawingSheet(), { headers: { 'Content-Type': 'image/svg+xml' } })
