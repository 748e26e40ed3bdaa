import { dataJson } from '#reports/crash-data/data-files.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'
import { readStreets } from '#reports/crash-figures/read-streets.ts'

export const GET = () => Response.json(dataJson(readFigures(), readStreets()))
