import { basename } from 'node:path'
import type { APIRoute } from 'astro'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { countsCsv, dataAddresses, dataJson, streetsCsv } from '#reports/crash-data/data-files.ts'
import { isServed } from '#site/addresses.ts'

const csv = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/csv' } })

const answers = {
  countsCsv: () => csv(countsCsv(readFigures())),
  streetsCsv: () => csv(streetsCsv(readStreets())),
  json: () => Response.json(dataJson(readFigures(), readStreets())),
}

type DataFile = keyof typeof dataAddresses

const dataFiles = Object.keys(answers) as DataFile[]

export const getStaticPaths = () =>
  (isServed('accident-report') ? dataFiles : []).map((name) => ({
    params: { file: basename(dataAddresses[name]) },
    props: { name },
  }))

export const GET: APIRoute<{ name: DataFile }> = ({ props }) => answers[props.name]()
