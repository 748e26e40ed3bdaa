import { appendFile, copyFile, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { emptyFigures } from '#city/crash-figures/made-up-figures.ts'
import { figuresText } from './figures-text.ts'
import { cityCrash, fileText, type MadeUpYear, quietYear, withMore } from './made-up-files.ts'
import { temporaryFolder, writeYears } from './made-up-folders.ts'
import { updateFigures } from './update-figures.ts'

const oldFigures = figuresText({ ...emptyFigures(), years: [] })

/** Files of 2016 and 2017 that can be read, and a folder with place tables and old figures. */
async function setup(more: Partial<MadeUpYear> = {}) {
  const years = { 2016: withMore(quietYear(2016), more), 2017: quietYear(2017) }
  const source = await writeYears('published', years)
  const figures = await temporaryFolder()
  const columns = 'primary_road,secondary_road,beat,latitude,longitude,district,method\n'
  await writeFile(join(figures, 'intersections.csv'), columns)
  await writeFile(join(figures, 'beats.csv'), 'beat,district,share_of_beat_in_district\n4X,3,1.0\n')
  await writeFile(join(figures, 'crashes.json'), oldFigures)
  return { source, figures, file: (name: string) => join(source, name) }
}

/** Runs the import, expects it to write nothing, and gives what it says. */
async function refusal({ source, figures }: { source: string; figures: string }) {
  const outcome = await updateFigures(source, figures)
  expect(await readFile(join(figures, 'crashes.json'), 'utf8')).toBe(oldFigures)
  if (outcome.kind === 'refused') return outcome.problem.message
  if (outcome.kind === 'written') return 'not refused'
  return outcome.objections.map(({ message }) => message).join('\n')
}

async function written({ source, figures }: { source: string; figures: string }) {
  const outcome = await updateFigures(source, figures)
  if (outcome.kind === 'written') return outcome.figures
  throw outcome.kind === 'refused' ? outcome.problem : outcome.objections[0]
}

test('good files replace the old figures', async () => {
  const { source, figures } = await setup()
  expect(await updateFigures(source, figures)).toMatchObject({ kind: 'written' })
  const written = JSON.parse(await readFile(join(figures, 'crashes.json'), 'utf8'))
  expect(written.years).toEqual([2016])
})

test('a file cut in the middle of a row is named with the line', async () => {
  const files = await setup()
  const path = files.file('crashes_2016.csv')
  await truncate(path, (await readFile(path)).length - 40)
  expect(await refusal(files)).toBe(
    'crashes_2016.csv, line 13: the file ends in the middle of this row: it is cut short',
  )
})

test('a gzip file cut short is named with the line', async () => {
  const files = await setup()
  const path = files.file('parties_2016.csv')
  const zipped = gzipSync(await readFile(path))
  await rm(path)
  await writeFile(`${path}.gz`, zipped.subarray(0, zipped.length - 20))
  expect(await refusal(files)).toMatch(
    /^parties_2016.csv.gz, line \d+: the gzip file ends here too early: it is cut short$/,
  )
})

test('a gzip file with damaged bytes is named with the line', async () => {
  const files = await setup()
  const path = files.file('parties_2016.csv')
  const zipped = gzipSync(await readFile(path))
  zipped.fill(255, 100, 120)
  await writeFile(path, zipped)
  expect(await refusal(files)).toMatch(/^parties_2016.csv, line \d+: the gzip file is damaged here/)
})

test('a file cut between two rows is told by the months that are missing', async () => {
  const files = await setup()
  const quiet = quietYear(2016)
  await writeFile(
    files.file('crashes_2016.csv'),
    fileText('published', 'crashes', quiet.crashes.slice(0, 9)),
  )
  expect(await refusal(files)).toBe(
    'crashes_2016.csv: only 9 months of 2016 have crashes: the file is cut short',
  )
})

test('parties cut between two rows are told by the crashes without any', async () => {
  const files = await setup()
  const parties = quietYear(2016).parties.slice(0, 9)
  await writeFile(files.file('parties_2016.csv'), fileText('published', 'parties', parties))
  expect(await refusal(files)).toBe(
    'parties_2016.csv: nothing here about 3 of 12 crashes, at most 1 in 100 is expected: the file is cut short or of another year. Download it again',
  )
})

test('people cut between two rows are told by the injured without any', async () => {
  const files = await setup({
    crashes: [{ ...cityCrash, numberinjured: '1' }],
    parties: [{ partyid: '1', collisionid: '1', partytype: 'Driver' }],
  })
  expect(await refusal(files)).toBe(
    'injuredwitnesspassengers_2016.csv: nothing here about 1 of 1 crashes, at most 1 in 100 is expected: the file is cut short or of another year. Download it again',
  )
})

test('an empty file is named', async () => {
  const files = await setup()
  await writeFile(files.file('injuredwitnesspassengers_2016.csv'), '')
  expect(await refusal(files)).toBe(
    'injuredwitnesspassengers_2016.csv: the file is empty or not a CSV file',
  )
})

test('a file with nothing but its header is named', async () => {
  const files = await setup()
  await writeFile(files.file('crashes_2016.csv'), fileText('published', 'crashes', []))
  expect(await refusal(files)).toBe('crashes_2016.csv: the file has a header and no rows')
})

test('a garbled row is named with its line', async () => {
  const files = await setup()
  await appendFile(files.file('crashes_2016.csv'), '\u0000\u0001,??,,\r\n')
  expect(await refusal(files)).toBe(
    'crashes_2016.csv, line 14: 1 of 13 rows are damaged; this is the first',
  )
})

test('a date that cannot be read is a garbled row', async () => {
  const files = await setup({ crashes: [{ ...cityCrash, crashdatetime: 'N/A' }] })
  expect(await refusal(files)).toMatch(/^crashes_2016.csv, line 14: 1 of 13 rows are damaged/)
})

test('one garbled row among twenty thousand is left out and counted', async () => {
  const berkeley = { ...cityCrash, citycode: '0103' }
  const files = await setup({
    crashes: Array.from({ length: 20_000 }, (_, index) => ({
      ...berkeley,
      collisionid: String(index + 1),
    })),
  })
  await appendFile(files.file('crashes_2016.csv'), 'x,y\r\n')
  expect((await written(files)).source.files[0]).toMatchObject({
    rows: 20_013,
    counted: 12,
    skipped: { otherCity: 20_000, unreadable: 1 },
  })
})

test('a party with a list of lanes without quotes, and so with fields too many, is read', async () => {
  const files = await setup()
  const path = files.file('parties_2016.csv')
  await writeFile(path, (await readFile(path, 'utf8')).replace(/,,,,\r\n$/, ',3,2,1,,,\r\n'))
  expect((await written(files)).source.files[1]).toMatchObject({
    rows: 12,
    counted: 12,
    skipped: {},
  })
})

test('a file that is not CSV at all is named', async () => {
  const files = await setup()
  await writeFile(files.file('crashes_2016.csv'), Buffer.alloc(3_000_000, 'PK\u0003\u0004'))
  expect(await refusal(files)).toMatch(/^crashes_2016.csv: the file is empty or not a CSV file/)
})

test('a file saved as UTF-16 is told by its header', async () => {
  const files = await setup()
  const path = files.file('crashes_2016.csv')
  await writeFile(path, Buffer.from(`\ufeff${await readFile(path, 'utf8')}`, 'utf16le'))
  expect(await refusal(files)).toMatch(/^crashes_2016.csv, line 1: the file is not saved as UTF-8/)
})

test('a byte order mark does not hide the first column', async () => {
  const files = await setup()
  const path = files.file('crashes_2016.csv')
  await writeFile(path, `\ufeff${await readFile(path, 'utf8')}`)
  expect(await updateFigures(files.source, files.figures)).toMatchObject({ kind: 'written' })
})

test('an unknown column stops the import before any row is read', async () => {
  const files = await setup()
  const path = files.file('parties_2017.csv')
  await writeFile(path, (await readFile(path, 'utf8')).replace('PartyType', 'KindOfParty'))
  await writeFile(files.file('crashes_2016.csv'), fileText('published', 'crashes', []))
  expect(await refusal(files)).toBe(
    'parties_2017.csv, line 1: unknown column "KindOfParty"; missing column "partytype" (compared with the published header)',
  )
})

test('a file put together twice is told by the first row that repeats', async () => {
  const files = await setup()
  const path = files.file('crashes_2016.csv')
  await appendFile(path, await readFile(path))
  expect(await refusal(files)).toBe(
    'crashes_2016.csv, line 15: crash 2016001 was read before: two files overlap, or one holds it twice',
  )
})

test('parties put together twice are told by the first row that repeats', async () => {
  const files = await setup()
  const path = files.file('parties_2016.csv')
  const rows = fileText('published', 'parties', quietYear(2016).parties).split('\r\n').slice(1)
  await appendFile(path, rows.join('\r\n'))
  expect(await refusal(files)).toBe(
    'parties_2016.csv, line 14: 12 of 24 rows are in the file twice; this is the first',
  )
})

test('a copy under the name of another year is told by its dates', async () => {
  const files = await setup()
  await copyFile(files.file('crashes_2016.csv'), files.file('crashes_2017.csv'))
  expect(await refusal(files)).toBe(
    "crashes_2017.csv: 12 crashes are not of 2017: is it another year's file?",
  )
})

test('two files for one table and year are named', async () => {
  const files = await setup()
  const path = files.file('crashes_2016.csv')
  await writeFile(`${path}.gz`, gzipSync(await readFile(path)))
  expect(await refusal(files)).toBe(
    'crashes_2016.csv.gz: a second file for the same table and year as crashes_2016.csv. Keep the newer one',
  )
})

test('missing files are named, also of a year between', async () => {
  const files = await setup()
  for (const table of ['crashes', 'parties', 'injuredwitnesspassengers']) {
    await rename(files.file(`${table}_2017.csv`), files.file(`${table}_2018.csv`))
  }
  expect(await refusal(files)).toBe(
    'crashes_2017.csv, parties_2017.csv, injuredwitnesspassengers_2017.csv: these files are missing. Download all three of every year',
  )
})

test('a folder without crash files, or no folder, is named', async () => {
  const { figures } = await setup()
  expect(await refusal({ source: figures, figures })).toMatch(/no file named like crashes_2024.csv/)
  const nowhere = join(figures, 'nowhere')
  expect(await refusal({ source: nowhere, figures })).toBe(`${nowhere}: there is no such folder`)
})

test('a file without a crash of Oakland is named', async () => {
  const files = await setup()
  const elsewhere = quietYear(2016).crashes.map((crash) => ({ ...crash, citycode: '0103' }))
  await writeFile(files.file('crashes_2016.csv'), fileText('published', 'crashes', elsewhere))
  expect(await refusal(files)).toBe('crashes_2016.csv: no crash of Oakland in this file')
})

test('an injury in words that are not known is named with its line', async () => {
  const files = await setup({
    injuredwitnesspassengers: [
      { collisionid: '2016003', injuredwitpassid: '5', extentofinjurycode: 'Grave' },
    ],
  })
  expect(await refusal(files)).toBe(
    'injuredwitnesspassengers_2016.csv, line 3: an injury in words that are not known: "Grave"',
  )
})

test('a year whose reports have not had time to come in is not enough', async () => {
  const source = await writeYears('published', { 2016: quietYear(2016) })
  const { figures } = await setup()
  expect(await refusal({ source, figures })).toMatch(
    /no year to count: the newest crash is of 2016-12-04/,
  )
})
