import { streetsCsv } from '#reports/crash-data/data-files.ts'
import { readStreets } from '#reports/crash-figures/read-streets.ts'

export const GET = () =>
  new Response(streetsCsv(readStreets()), { headers: { 'Content-Type': 'text/csv' } })
