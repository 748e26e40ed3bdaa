import { countsCsv } from '#reports/crash-data/data-files.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'

export const GET = () =>
  new Response(countsCsv(readFigures()), { headers: { 'Content-Type': 'text/csv' } })
