import { readStreets } from '#city/crash-figures/read-streets.ts'
import { streetsCsv } from '#reports/crash-data/data-files.ts'

export const GET = () =>
  new Response(streetsCsv(readStreets()), { headers: { 'Content-Type': 'text/csv' } })
