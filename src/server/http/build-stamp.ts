import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { clinic } from '#clinic'
import { type Day, daysBetween } from '#language/dates/days.ts'
import { liveFolder } from '#screens/live/live-folder.ts'
import { isPublishedAnyway, siteOrigin } from '#site/origin.ts'

/** The settings that pages are made with, by the names that people know them by. */
export type MadeFor = Readonly<Record<string, string>>

const nothing = 'nothing'

/** What this process makes pages for, or serves them for. */
export const ownMadeFor = (): MadeFor => ({
  SITE_ORIGIN: siteOrigin(),
  PUBLISH: isPublishedAnyway() ? 'anyway' : nothing,
  'functions.origin of clinic.config.ts': clinic.functions.origin ?? nothing,
})

/** Beside what the server draws with, where it sends nothing from. */
const stampFile = path.join(liveFolder, 'made-for.json')

const stampSchema = v.object({
  madeFor: v.record(v.string(), v.string()),
  /** Of {@link hashSharedCode}. */
  sharedCode: v.string(),
  /** Of all that it was built from, and the day at the clinic. */
  sources: v.string(),
  day: v.string(),
  /** Files of earlier builds that open tabs may still ask for, and when they were replaced. */
  replaced: v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())),
})

/** What a build says of itself. */
export type BuildStamp = v.InferOutput<typeof stampSchema>

export async function writeStamp(folder: string, stamp: BuildStamp) {
  await mkdir(path.join(folder, liveFolder), { recursive: true })
  await writeFile(path.join(folder, stampFile), `${JSON.stringify(stamp, null, 2)}\n`)
}

/** Nothing for a folder without a whole build of this version. */
export async function readStamp(folder: string): Promise<BuildStamp | undefined> {
  try {
    const text = await readFile(path.join(folder, stampFile), 'utf8')
    const { output, success } = v.safeParse(stampSchema, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** A build that is older says the date, the year and what is due as they were. */
const daysFresh = 30

/** What to do about a build that has grown old, for people; nothing while it is fresh. */
export function oldBuildAdvice(builtOn: Day, today: Day) {
  const age = daysBetween(builtOn, today)
  return age > daysFresh ? `Built ${age} days ago: build again ("npm run build").` : undefined
}

/**
 * Why a build is not for a server, for people: every setting that differs, with both values, and what
 * to do. Nothing when it is.
 */
export function whyMadeForOthers(build: string, stamp: BuildStamp | undefined, own: MadeFor) {
  if (!stamp) {
    return `The build in ${build} does not say for which settings it was made. Run "npm run build".`
  }
  const differing = Object.keys({ ...own, ...stamp.madeFor }).filter(
    (name) => own[name] !== stamp.madeFor[name],
  )
  if (differing.length === 0) return
  return [
    `The build in ${build} was made for other settings than this server has:`,
    ...differing.map(
      (name) =>
        `  ${name}: the build has ${stamp.madeFor[name] ?? nothing}, the server has ${own[name] ?? nothing}`,
    ),
    'Run "npm run build" with the settings of the server, or start the server with those of the build.',
  ].join('\n')
}

/** What pages and a running server must agree on: fields of forms, addresses, facts of the clinic. */
const sharedCode = [
  'clinic.config.ts',
  'package-lock.json',
  'src/{desk,server,site}/**/*.{css,ts,tsx}',
  'src/forms/**/contract/**/*.ts',
]

/** In a pack, which has no sources: what {@link hashSharedCode} said of those that it was made from. */
export const packedHashFile = 'lib/shared-code'

/**
 * One hash over the code that a server holds from its start and pages are made with.
 * @param root of the project, or of a pack
 */
export function hashSharedCode(root: string) {
  const packed = path.join(root, packedHashFile)
  if (existsSync(packed)) return readFileSync(packed, 'utf8').trim()
  const hash = createHash('sha256')
  const files = globSync(sharedCode, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}
