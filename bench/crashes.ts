/**
 * `npm run bench:crashes`: how fast the crash files are imported, beside a bare streaming read of
 * the same files (unpacked, where they are packed), and how much memory it takes. Each is measured
 * in a process of its own, three times in turn; figures are medians.
 *
 * Measured are the extract in ../shared/data, where it is there, and made-up statewide files with
 * five million crashes, 1.3 in 100 of them in Oakland as in the real ones; `ROWS=500000` for fewer.
 * They take 2.5 GB in the temporary folder while it runs.
 *
 * A second table sets our reader of CSV rows beside csv-parse: both look up the city of every row,
 * which is what the import asks of 99 rows in 100. Why we have one of our own:
 * `docs/decisions/0011-a-csv-reader-of-our-own.md`.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { CsvRows } from '#scripts/import-crashes/csv-rows.ts'
import { importFolder } from '#scripts/import-crashes/import-folder.ts'
import { fileText, quietYear, type Values } from '#scripts/import-crashes/made-up-files.ts'
import { readPlaces } from '#scripts/import-crashes/places.ts'
import { median } from './quantile.ts'

const project = resolve(import.meta.dirname, '..')
const extract = resolve(project, '../shared/data/crashes/ccrs')
const rounds = 3
const longestRun = 300_000
const rowsWanted = Number(process.env['ROWS'] ?? 5_000_000)

interface Measurement {
  seconds: number
  /** Processor seconds: other work on the machine does not count. */
  busy: number
  megabytes: number
  rows: number
  /** Largest resident memory of the process, in MB. */
  memory: number
}

const measures: Record<string, (folder: string) => Promise<{ bytes: number; rows: number }>> = {
  read: readBare,
  import: runImport,
  rows: readRows,
  'csv-parse': readWithCsvParse,
}

/** What every importer has to do at least: take each byte off the disk, and unpack it. */
async function readBare(folder: string) {
  let bytes = 0
  for (const name of await readdir(folder)) {
    for await (const chunk of openFile(folder, name)) bytes += (chunk as Buffer).length
  }
  return { bytes, rows: 0 }
}

function openFile(folder: string, name: string) {
  const file = createReadStream(join(folder, name), { highWaterMark: 256 * 1024 })
  return name.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: 256 * 1024 })) : file
}

const crashFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('crashes_'))

const isCityCode = (header: string) => /^\W*city[ -]?code\W*$/i.test(header)

async function readRows(folder: string) {
  let rows = 0
  for (const name of await crashFiles(folder)) {
    let column = -1
    const csv = new CsvRows((row) => {
      if (column === -1) {
        const headers = Array.from({ length: row.fieldCount }, (_, field) => row.text(field))
        column = headers.findIndex(isCityCode)
      } else if (row.digits(column) !== -1) rows++
    })
    for await (const chunk of openFile(folder, name)) csv.push(chunk as Buffer)
    csv.end()
  }
  return { bytes: 0, rows }
}

/** Its quickest setting of those tried: rows are looked at and never handed on. */
async function readWithCsvParse(folder: string) {
  let rows = 0
  for (const name of await crashFiles(folder)) {
    let column = -1
    const lookUp = (row: string[]) => {
      if (column === -1) column = row.findIndex(isCityCode)
      else if (/^\d+$/.test(row[column] ?? '')) rows++
      return null
    }
    const parser = parse({
      on_record: lookUp,
      record_delimiter: ['\r\n', '\n'],
      relax_quotes: true,
      relax_column_count: true,
    })
    await pipeline(openFile(folder, name), parser.resume())
  }
  return { bytes: 0, rows }
}

async function runImport(folder: string) {
  let rows = 0
  const places = await readPlaces(join(project, 'data/crashes'))
  const outcome = await importFolder(folder, places, (report) => {
    rows += report.rows
  })
  if (outcome.kind === 'refused') throw outcome.problem
  return { bytes: 0, rows }
}

/** One measurement in a process of its own, so that no other's memory is in it. */
function measureApart(what: string, folder: string): Measurement {
  const run = spawnSync(process.execPath, [import.meta.filename, what, folder], {
    encoding: 'utf8',
    timeout: longestRun,
  })
  if (run.status !== 0) throw new Error(run.stderr || `${what} took more than five minutes`)
  return JSON.parse(run.stdout) as Measurement
}

async function measureHere(what: string, folder: string) {
  const measure = measures[what]
  if (!measure) throw new Error(`Not a measurement: ${what}`)
  const start = performance.now()
  const before = process.cpuUsage()
  const { bytes, rows } = await measure(folder)
  const { user, system } = process.cpuUsage(before)
  const measurement: Measurement = {
    seconds: (performance.now() - start) / 1000,
    busy: (user + system) / 1e6,
    megabytes: bytes / 1e6,
    rows,
    memory: process.resourceUsage().maxRSS / 1024,
  }
  console.log(JSON.stringify(measurement))
}

/** A crash elsewhere in the state, as long as a real row: 470 bytes. */
const elsewhere: Values = {
  collisionid: '4540782',
  reportnumber: '9655-2016-0064',
  reportversion: '1',
  ispreliminary: 'False',
  nciccode: '9655',
  crashdatetime: '1/12/2016 3:10:00 PM',
  crashtimedescription: '1510',
  beat: '901',
  cityid: '956',
  citycode: '3308',
  cityname: 'Hemet',
  countycode: '33',
  cityisactive: 'True',
  cityisincorporated: 'True',
  collisiontypecode: 'E',
  collisiontypedescription: 'HIT OBJECT',
  dayofweek: 'Tuesday',
  dispatchnotified: 'NotApplicable',
  hasphotographs: 'False',
  isdeleted: 'False',
  ishighwayrelated: 'True',
  istowaway: 'False',
  judicialdistrict: 'MSJSC - Hemet',
  motorvehicleinvolvedwithcode: 'I',
  motorvehicleinvolvedwithdesc: 'FIXED OBJECT',
  motorvehicleinvolvedwithotherdesc: 'CONCRETE CURB',
  numberinjured: '0',
  numberkilled: '0',
  weather1: 'CLEAR',
  roadcondition1: 'CONSTRUCTION-REPAIR ZONE',
  lightingcode: 'A',
  lightingdescription: 'DAYLIGHT',
  latitude: '33.743880',
  longitude: '-117.025810',
  pedestrianactioncode: 'A',
  pedestrianactiondesc: 'NO PEDESTRIANS INVOLVED',
  prepareddate: '1/12/2016 12:00:00 AM',
  primarycollisionfactorcode: 'A',
  primarycollisionfactorviolation: '22107',
  primaryroad: 'SR-74 EASTBOUND',
  revieweddate: '1/20/2016 12:54:25 PM',
  roadwaysurfacecode: 'A',
  secondarydirection: 'W',
  secondarydistance: '0.3',
  secondaryroad: 'MYERS ST.',
  createddate: '1/20/2016 12:55:24 PM',
  modifieddate: '1/20/2016 12:55:24 PM',
}

/** Of 75 crashes in the state one is in Oakland. */
const rowsPerBlock = 75

/** Writes the three files of 2016, and enough of 2017 for 2016 to count. */
async function writeStatewide(folder: string, rows: number) {
  const blocks = Math.ceil(rows / rowsPerBlock)
  const rowsOf = (text: string) => text.slice(text.indexOf('\n') + 1)
  const rest = Array.from({ length: rowsPerBlock - 1 }, () => elsewhere)
  const others = rowsOf(fileText('published', 'crashes', rest))
  const [header = ''] = fileText('published', 'crashes', []).split('\r\n')
  const oakland = { ...elsewhere, citycode: '0109', nciccode: '0109', collisionid: '#' }
  const months = Array.from({ length: 12 }, (_, month) =>
    rowsOf(
      fileText('published', 'crashes', [
        { ...oakland, crashdatetime: `${month + 1}/5/2016 3:10:00 PM` },
      ]),
    ),
  )
  function* crashes() {
    yield `${header}\r\n`
    for (let block = 1; block <= blocks; block++) {
      yield (months[block % 12] ?? '').replace('#', String(block)) + others
    }
  }
  function* parties() {
    yield fileText('published', 'parties', [])
    const [one = ''] = [{ partyid: '#', collisionid: '#', partytype: 'Driver' }].map((party) =>
      rowsOf(fileText('published', 'parties', [party])),
    )
    for (let block = 1; block <= blocks; block++) yield one.replaceAll('#', String(block))
  }
  const write = (name: string, text: Iterable<string>) =>
    pipeline(Readable.from(text), createWriteStream(join(folder, name)))
  await write('crashes_2016.csv', crashes())
  await write('parties_2016.csv', parties())
  const people = [{ collisionid: '1', injuredwitpassid: '1' }]
  await writeFile(
    join(folder, 'injuredwitnesspassengers_2016.csv'),
    fileText('published', 'injuredwitnesspassengers', people),
  )
  for (const table of ['crashes', 'parties', 'injuredwitnesspassengers'] as const) {
    const text = fileText('published', table, quietYear(2017)[table])
    await writeFile(join(folder, `${table}_2017.csv`), text)
  }
}

function compare(name: string, folder: string) {
  const runs = Array.from({ length: rounds }, () => ({
    read: measureApart('read', folder),
    import: measureApart('import', folder),
  }))
  const of = (what: 'read' | 'import', figure: keyof Measurement) =>
    median(runs.map((run) => run[what][figure]))
  const seconds = { read: of('read', 'seconds'), import: of('import', 'seconds') }
  return {
    files: name,
    rows: of('import', 'rows').toLocaleString('en-US'),
    MB: Math.round(of('read', 'megabytes')),
    'read s': seconds.read.toFixed(2),
    'import s': seconds.import.toFixed(2),
    'rows/s': Math.round(of('import', 'rows') / seconds.import).toLocaleString('en-US'),
    'of the limit': (seconds.read / seconds.import).toFixed(2),
    'peak MB, read': Math.round(of('read', 'memory')),
    'peak MB, import': Math.round(Math.max(...runs.map((run) => run.import.memory))),
  }
}

/** In turn, so that a slow minute of the machine falls on both. */
function compareReaders(name: string, folder: string) {
  const runs = Array.from({ length: rounds }, () => ({
    ours: measureApart('rows', folder),
    csvParse: measureApart('csv-parse', folder),
  }))
  const [counted] = runs
  if (counted?.ours.rows !== counted?.csvParse.rows) throw new Error('The readers differ in rows')
  const ours = median(runs.map((run) => run.ours.busy))
  const csvParse = median(runs.map((run) => run.csvParse.busy))
  return {
    files: name,
    rows: (counted?.ours.rows ?? 0).toLocaleString('en-US'),
    'our reader, processor s': ours.toFixed(2),
    'csv-parse, processor s': csvParse.toFixed(2),
    'times quicker': (csvParse / ours).toFixed(1),
  }
}

async function withStatewide(rows: number, use: (folder: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'crashes-bench-'))
  try {
    await writeStatewide(folder, rows)
    use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function compareAll() {
  const results: object[] = []
  const readers: object[] = []
  if (existsSync(extract)) {
    results.push(compare("Oakland's extract, gzip", extract))
    readers.push(compareReaders("Oakland's extract, gzip", extract))
  } else
    console.log('../shared/data/crashes/ccrs is not there: only the made-up files are measured.')
  await withStatewide(rowsWanted, (folder) => results.push(compare('made up, statewide', folder)))
  await withStatewide(rowsWanted / 10, (folder) =>
    readers.push(compareReaders('made up, a tenth of statewide', folder)),
  )
  console.table(results)
  console.log('Of the limit: the seconds of a bare streaming read over the seconds of the import.')
  console.table(readers)
}

const [what, folder] = process.argv.slice(2)
if (what && folder) await measureHere(what, folder)
else await compareAll()
