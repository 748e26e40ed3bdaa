import type { APIRoute } from 'astro'
import { drawingFile } from '#design/drawings/drawing-files.tsx'
import { type DrawingSheet, sheetNames } from '#design/drawings/drawing-names.ts'

export const getStaticPaths = () => sheetNames.map((sheet) => ({ params: { sheet } }))

export const GET: APIRoute<Record<string, never>, { sheet: DrawingSheet }> = ({ params }) =>
  new Response(drawingFile(params.sheet), { headers: { 'Content-Type': 'image/svg+xml' } })
