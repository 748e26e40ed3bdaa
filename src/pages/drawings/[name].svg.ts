import type { APIRoute } from 'astro'
import { drawingFile } from '#ui/drawings/drawing-files.tsx'
import { type SheetDrawingName, sheetDrawings } from '#ui/drawings/drawing-names.ts'

export const getStaticPaths = () => sheetDrawings.map((name) => ({ params: { name } }))

export const GET: APIRoute<Record<string, never>, { name: SheetDrawingName }> = ({ params }) =>
  new Response(drawingFile(params.name), { headers: { 'Content-Type': 'image/svg+xml' } })
