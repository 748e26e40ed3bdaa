import { counted, rounded } from '#language/counted.ts'
import { formatDate, formatShortDate } from '#language/dates/dates-in-words.ts'
import { type Day, daysBetween, isDay } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { keptRecord } from '#tools/crash-record/crash-record.ts'
import { currentPerson } from '#tools/crash-record/person.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { type Loss, lossesOf, workMissedIn } from '#tools/symptom-tracker/model/losses.ts'
import { dayOf, formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { type Told, toldIn } from '#tools/symptom-tracker/model/own-words.ts'
import { patternOf } from '#tools/symptom-tracker/model/pattern.ts'
import { trendOf } from '#tools/symptom-tracker/model/trend.ts'
import { firstWeekAndLast, type WeekOfPain } from '#tools/symptom-tracker/model/weeks-compared.ts'
import { pegLine } from '#tools/symptom-tracker/views/history/peg-line.ts'
import { useDangerLines } from '#tools/symptom-tracker/views/keep/danger-lines.ts'
import { TrendChart } from '#tools/symptom-tracker/views/trend/trend-chart.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface ReportProps {
  locale: Locale
  words: Words
  /** Only the entries and weekly checks of these days. */
  diary: Diary
  from: Day
  to: Day
  /** As whoever wrote it wants to be called; empty for no name. */
  name: string
}

/** So many lines of one kind stand on the page; the entries behind it have all. */
const mostLines = 4
const mostDangerLines = 7
const mostMarks = 6

interface Line {
  name: string
  lines: readonly string[]
}

interface InWords {
  locale: Locale
  words: Words
}

const shortDay = (day: string, locale: Locale) => formatShortDate(day, locale, 'day')

/** "Crash on November 1, 2026. November 21, 2026 is day 20 after it." */
function crashLine({ locale, words: { report } }: InWords) {
  const { day } = keptRecord()
  const today = dayOf(momentNow())
  if (!isDay(day)) return report.noCrashDay
  const number = daysBetween(day, today)
  return fill(report.crash, {
    day: formatDate(day, locale),
    today: formatDate(today, locale),
    number,
  })
}

function painLines({ diary, from, to, locale, words }: ReportProps) {
  const { report, trend: trendWords } = words
  const trend = trendOf(diary.entries, from, to)
  const weeks = firstWeekAndLast(diary.entries)
  const week = ({ from: first, to: last, mean, days }: WeekOfPain, line: Words['report']['week']) =>
    fill(line, {
      from: shortDay(first, locale),
      to: shortDay(last, locale),
      mean: rounded(mean, locale),
      days,
    })
  const spread =
    trend.mean === null
      ? trendWords.noNumbers
      : `${trendWords.average} ${rounded(trend.mean, locale)}, ${trendWords.lowest.toLowerCase()} ${trend.low}, ${trendWords.highest.toLowerCase()} ${trend.high}.`
  const wrote = `${counted(report.wrote, trend.daysWritten, locale)} ${counted(trendWords.ofDays, trend.days, locale)}`
  return [
    ...(weeks ? [week(weeks.earlier, report.week), week(weeks.later, report.lastWeek)] : []),
    ...(weeks ? [] : [report.oneWeek]),
    `${spread} ${wrote}`,
  ]
}

/** "Driving: 6 days, Nov 2 to Nov 9; again on Nov 14". */
function lossLine({ id, days, first, last, again }: Loss, { locale, words }: InWords) {
  const { report, activities } = words
  const since = again ? fill(report.againOn, { day: shortDay(again, locale) }) : report.notAgain
  return `${activities[id]}: ${counted(report.dayCount, days, locale)}, ${fill(words.trend.upTo, { from: shortDay(first, locale), to: shortDay(last, locale) })}; ${since}`
}

function workLine({ diary, locale, words: { report } }: ReportProps) {
  const { hours, days } = workMissedIn(diary.entries)
  if (hours === 0) return []
  return [`${counted(report.hours, hours, locale)} ${counted(report.onDays, days, locale)}`]
}

const toldLine = ({ text, days, last }: Told, { locale, words: { report } }: InWords) =>
  `${text} (${days > 1 ? `${counted(report.dayCount, days, locale)}, ` : ''}${shortDay(last, locale)})`

/** The lines that there is room for, and how many more the entries hold. */
function withRoom(
  lines: readonly string[],
  { locale, words: { report } }: InWords,
  most = mostLines,
) {
  const left = lines.length - most
  return left > 0 ? [...lines.slice(0, most), counted(report.more, left, locale)] : lines
}

function nightsLine({ diary, locale, words: { report } }: ReportProps) {
  const days = new Set(diary.entries.map((entry) => dayOf(currentVersion(entry).at))).size
  if (days === 0) return []
  const { nightsWoken, sleepHours } = patternOf(diary.entries)
  const woken = `${counted(report.nights, nightsWoken, locale)} ${counted(report.ofDays, days, locale)}`
  return sleepHours === null
    ? [woken]
    : [woken, fill(report.sleep, { hours: rounded(sleepHours, locale) })]
}

function marks({ diary, words }: ReportProps): Line[] {
  const { regions, symptoms } = patternOf(diary.entries)
  const named = <Id extends string>(
    mentions: readonly { id: Id; entries: number }[],
    names: Readonly<Record<Id, string>>,
  ) => mentions.slice(0, mostMarks).map(({ id, entries }) => `${names[id]} ${entries}`)
  const listed = (items: readonly string[]) => (items.length > 0 ? [items.join(', ')] : [])
  return [
    { name: words.report.places, lines: listed(named(regions, words.regions)) },
    { name: words.report.symptoms, lines: listed(named(symptoms, words.symptoms)) },
  ]
}

/** Whatever did not come from this device, so that nobody takes it for written here. */
function fileLine({ diary, locale, words: { report } }: ReportProps) {
  const fromFile = diary.entries.filter(({ versions: [first] }) => first.importedAt !== null)
  return fromFile.length === 0 ? [] : [counted(report.importedEntries, fromFile.length, locale)]
}

/** Whose diary it is, where it is not that of whoever uses the device. */
const nameOfRecord = () => keptRecord().people.find(({ id }) => id === currentPerson())?.name

/** "Written by the person concerned on this device." */
function writtenLine({ name, words: { report } }: ReportProps) {
  const subject = nameOfRecord()
  const unnamed = subject ? fill(report.onBehalf, { name: subject }) : report.themselves
  return fill(report.writtenBy, { who: name.trim() || unnamed })
}

/** The page that is read first: what happened, how it went, what was lost, and how far to trust it. */
export function ReportPage(props: ReportProps) {
  const { locale, words, diary, from, to } = props
  const { report, trend: trendWords } = words
  const danger = useDangerLines(locale, words)
  const trend = trendOf(diary.entries, from, to)
  const subject = nameOfRecord()
  const peg = pegLine(diary.weeks, words.week, locale)
  const told = (field: 'medicine' | 'couldNot') =>
    withRoom(
      toldIn(diary.entries, field).map((each) => toldLine(each, props)),
      props,
    )
  const falls = diary.entries.map(currentVersion).filter(({ newFall }) => newFall)
  const lines: Line[] = [
    { name: report.crashName, lines: [crashLine(props)] },
    { name: words.trend.axis, lines: painLines(props) },
    { name: report.workName, lines: workLine(props) },
    {
      name: report.undoneName,
      lines: lossesOf(diary.entries).map((loss) => lossLine(loss, props)),
    },
    { name: report.keptFromName, lines: told('couldNot') },
    { name: report.medicineName, lines: told('medicine') },
    { name: report.nightsName, lines: nightsLine(props) },
    ...marks(props),
    {
      name: report.fallsName,
      lines:
        falls.length > 0 ? [falls.map(({ at }) => shortDay(dayOf(at), locale)).join(', ')] : [],
    },
    { name: report.weeks, lines: peg ? [`${peg}.`] : [] },
    { name: report.dangerName, lines: withRoom(danger, props, mostDangerLines) },
    { name: report.fileName, lines: fileLine(props) },
  ]
  return (
    <section className="diary-report-page">
      <h2>{subject ? fill(report.headingOf, { name: subject }) : report.heading}</h2>
      <p>{fill(report.days, { from: formatDate(from, locale), to: formatDate(to, locale) })}</p>
      <p>
        {writtenLine(props)} {report.unchecked}
        <br />
        {fill(report.made, { when: formatMoment(momentNow(), locale) })}
      </p>
      <dl>
        {lines
          .filter((line) => line.lines.length > 0)
          .map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>
                {line.lines.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {trend.count === 0 ? null : (
        <>
          <TrendChart locale={locale} words={trendWords} trend={trend} />
          <p className="diary-small">
            {trendWords.steps[trend.step]} {trendWords.gaps}
          </p>
        </>
      )}
    </section>
  )
}
