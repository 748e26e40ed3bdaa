import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { dataJson } from '#reports/crash-data/data-files.ts'

export const GET = () => Response.json(dataJson(readFigures(), readStreets()))
