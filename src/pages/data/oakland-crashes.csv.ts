import { readFigures } from '#city/crash-figures/read-figures.ts'
import { countsCsv } from '#reports/crash-data/data-files.ts'

export const GET = () =>
  new Response(countsCsv(readFigures()), { headers: { 'Content-Type': 'text/csv' } })
