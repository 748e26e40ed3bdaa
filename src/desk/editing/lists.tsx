import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskPage, Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import { nameIn } from '#desk/name-in.ts'
import type { DeskView } from '#desk/view.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { isDay } from '#language/dates/days.ts'
import { weekdayName, weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import { type Locale, locales } from '#language/locales.ts'
import { checkInWords, valueInWords } from './checks/check-in-words.ts'
import { listName, Outcome } from './editing.tsx'
import {
  type FieldFault,
  type ListField,
  rhythms,
  ruleDays,
  type SaidRule,
  type WordsEntryView,
  whichOnes,
} from './view.ts'
import { editingWords } from './words.ts'
import '#design/field/field.css'
import './editing.css'

const listAt = (list: string, ...parts: readonly string[]) =>
  deskPath('words', 'lists', list, ...parts)

/** The entries of a list. */
export function WordsList({
  entries,
  frame,
  isFixed,
  list,
  live,
  outcome,
}: Extract<DeskView, { screen: 'words-list' }>) {
  const { locale } = frame
  const words = editingWords[locale]
  return (
    <DeskPage locale={locale} title={listName(list, locale)} frame={frame}>
      <Outcome outcome={outcome} live={live} locale={locale} />
      <p>
        <a href={deskPath('words')}>{words.toWords}</a>
      </p>
      <p>{entries.length === 0 ? words.emptyList : words.listLead}</p>
      <ul className="words-list">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={listAt(list, 'entries', id)}>{title}</a>
          </li>
        ))}
      </ul>
      {isFixed ? null : <ButtonLink href={listAt(list, 'add')}>{words.addEntry}</ButtonLink>}
    </DeskPage>
  )
}

/** An entry of a list as a form, made of what the list may hold. */
export function WordsEntry(view: Extract<DeskView, { screen: 'words-entry' }>) {
  const { fault, fields, frame, id, isFixed, list, live, opened, other, outcome, title } = view
  const { locale, token } = frame
  const words = editingWords[locale]
  const isNew = id === ''
  return (
    <DeskPage locale={locale} title={title || words.newEntry} frame={frame}>
      {fault ? (
        <div className="words-wrong" role="alert">
          <p>{words.faults[fault]}</p>
          <Faults view={view} locale={locale} />
        </div>
      ) : (
        <Outcome outcome={outcome} live={live} locale={locale} />
      )}
      {other === undefined ? null : <pre className="words-sample">{other}</pre>}
      <p>
        <a href={listAt(list)}>{words.toList}</a>
      </p>
      <form
        className="desk-form"
        method="post"
        action={isNew ? listAt(list, 'add') : listAt(list, 'entries', id)}
        data-typing
      >
        <Token token={token} />
        <input type="hidden" name="opened" value={opened} />
        {rowsOf(fields).map(({ name, fields: inRow }) =>
          name === '' ? (
            inRow.map((field) => (
              <Field key={field.name} field={field} view={view} locale={locale} />
            ))
          ) : (
            <Row key={name} name={name} fields={inRow} view={view} locale={locale} />
          ),
        )}
        <Button type="submit" size="lg">
          {words.check}
        </Button>
      </form>
      {isNew || isFixed ? null : (
        <form method="post" action={listAt(list, 'entries', id, 'remove')}>
          <Token token={token} />
          <label className="desk-sure">
            <input type="checkbox" name="sure" value="yes" />
            {words.removeSure}
          </label>
          <Button type="submit" variant="destructive">
            {words.remove}
          </Button>
        </form>
      )}
    </DeskPage>
  )
}

/** Fields that follow each other: alone, or those of one row of a list, such as `closed.0`. */
function rowsOf(fields: readonly ListField[]) {
  const rows: { name: string; fields: ListField[] }[] = []
  for (const field of fields) {
    const name = /^.*?\.\d+(?=\.)/.exec(field.name)?.[0] ?? ''
    const last = rows.at(-1)
    if (last?.name === name) last.fields.push(field)
    else rows.push({ name, fields: [field] })
  }
  return rows
}

/** What a row is called: by its first value. */
function rowTitle([first]: readonly ListField[], locale: Locale) {
  const value = first?.values[0] ?? ''
  return first?.kind === 'day' && isDay(value) ? formatDate(value, locale) : value
}

/** One of several people or days, which can be taken out, or an empty one. */
function Row({
  fields,
  locale,
  name,
  view,
}: {
  fields: readonly ListField[]
  locale: Locale
  name: string
  view: WordsEntryView
}) {
  const words = editingWords[locale]
  const title = rowTitle(fields, locale)
  return (
    <fieldset className="words-choices">
      <legend>{title || words.anotherRow}</legend>
      {fields.map((field) => (
        <Field key={field.name} field={field} view={view} locale={locale} />
      ))}
      {title === '' ? null : (
        <label className="desk-sure">
          <input type="checkbox" name={name} value="remove" />
          {words.removeRow}
        </label>
      )}
    </fieldset>
  )
}

/** The language of what is typed into a field, where it is of one. */
const languageOf = (name: string) => locales.find((locale) => name.endsWith(`.${locale}`))

/** The day of the week of opening times. */
function dayOfWeek(key: string | undefined, locale: Locale) {
  const day = weekdays.find((known) => known === key)
  return day && weekdayName(day, locale)
}

/** What a field is called: "Where: Name", "Title (Spanish)". */
function labelOf(name: string, locale: Locale) {
  const words = editingWords[locale]
  const language = languageOf(name)
  // Of a row of a list, whichever it is.
  const keys = (language ? name.split('.').slice(0, -1) : name.split('.')).filter(
    (key) => !/^\d+$/.test(key),
  )
  const named =
    nameIn(words.labels, keys.join('.')) ??
    dayOfWeek(keys.at(-1), locale) ??
    keys.map((key) => nameIn(words.fields, key) ?? key).join(': ')
  return language
    ? fill(words.inLanguage, { label: named, language: words.languages[language] })
    : named
}

/** Faults of what is no field of the form, such as the list as a whole. */
function Faults({ locale, view: { faults, fields } }: { view: WordsEntryView; locale: Locale }) {
  const { faultIn, languages } = editingWords[locale]
  const label = ({ language, name, text }: FieldFault) => {
    if (name !== '') return `${labelOf(name, locale)}: ${valueInWords(text, locale)}`
    const said = checkInWords(text, locale)
    return language ? fill(faultIn, { language: languages[language], text: said }) : said
  }
  return faults.length === 0 ? null : (
    <ul>
      {faults.map((fault) => (
        <li key={Object.values(fault).join(' ')}>
          {fields.some(({ name }) => name === fault.name) ? (
            <a href={`#${idOf(fault)}`}>{label(fault)}</a>
          ) : (
            label(fault)
          )}
        </li>
      ))}
    </ul>
  )
}

const idOf = ({ name }: { name: string }) => `field-${name.replaceAll('.', '-')}`

interface FieldProps {
  field: ListField
  view: WordsEntryView
  locale: Locale
}

function Field({ field, locale, view }: FieldProps) {
  const words = editingWords[locale]
  const { isOptional, kind, name, options, values } = field
  const id = idOf(field)
  const plain = labelOf(name, locale)
  const label = isOptional && kind !== 'hours' ? fill(words.optional, { label: plain }) : plain
  if (kind === 'rule' && view.said) return <Rule view={view} said={view.said} locale={locale} />
  if (kind === 'yes-or-no') {
    return (
      <label className="desk-sure">
        <input type="checkbox" id={id} name={name} value="yes" defaultChecked={values.length > 0} />
        {label}
      </label>
    )
  }
  if (kind === 'choices') {
    return (
      <fieldset className="words-choices">
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option} className="desk-sure">
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={values.includes(option)}
            />
            {optionName(option, locale)}
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldHint field={field} view={view} locale={locale} />
      <Control field={field} view={view} locale={locale} />
    </div>
  )
}

/** What is said of a field before it is typed. */
function hintOf({ kind, name }: ListField, { said }: WordsEntryView, locale: Locale) {
  const words = editingWords[locale]
  if (kind === 'lines') return words.perLine
  if (kind === 'hours') return words.hoursHint
  if (kind === 'yaml') return words.asWritten
  return name === 'date' && said ? words.dayHint : undefined
}

function FieldHint({ field, locale, view }: FieldProps) {
  const hint = hintOf(field, view, locale)
  return hint === undefined ? null : (
    <p className="field-hint" id={`${idOf(field)}-hint`}>
      {hint}
    </p>
  )
}

const inputTypes = { day: 'date', time: 'time' } as const

function Control({ field, locale, view }: FieldProps) {
  const words = editingWords[locale]
  const { isOptional, kind, name, options, values } = field
  const shared = {
    ...{ id: idOf(field), name, lang: languageOf(name), defaultValue: values[0] ?? '' },
    'aria-invalid': view.faults.some((fault) => fault.name === name) || undefined,
    'aria-describedby': hintOf(field, view, locale) ? `${idOf(field)}-hint` : undefined,
  }
  if (kind === 'choice' || kind === 'answer') {
    return (
      <select {...shared}>
        {isOptional ? <option value="">{words.none}</option> : null}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionName(option, locale)}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'long' || kind === 'lines' || kind === 'yaml')
    return <textarea {...shared} rows={kind === 'yaml' ? 8 : 4} />
  return (
    <input
      {...shared}
      type={kind === 'day' || kind === 'time' ? inputTypes[kind] : 'text'}
      inputMode={kind === 'number' ? 'decimal' : kind === 'phone' ? 'tel' : undefined}
      autoComplete="off"
    />
  )
}

/** By its name, or a language by that; whatever else as the list has it. */
const optionName = (option: string, locale: Locale) =>
  nameIn(editingWords[locale].options, option) ??
  (/^[a-z]{2,3}$/.test(option)
    ? (new Intl.DisplayNames(locale, { type: 'language' }).of(option) ?? option)
    : option.replaceAll('-', ' '))

/** "Every month on the first Saturday" */
function ruleInWords({ day, every, rule, which }: SaidRule, locale: Locale) {
  const words = editingWords[locale]
  const weekday = weekdayName(weekdays[ruleDays.indexOf(day)] ?? 'monday', locale)
  if (every === 'once') return words.every.once
  if (every === 'rule') return rule
  const said = { every: words.every[every], day: weekday }
  return every === 'week' || every === 'weeks'
    ? fill(words.saidWeekly, said)
    : fill(words.saidMonthly, { ...said, which: words.which[which] })
}

/** How something comes again, as people say it, and what days that makes. */
function Rule({ locale, said, view }: { view: WordsEntryView; said: SaidRule; locale: Locale }) {
  const words = editingWords[locale]
  const days = ruleDays.map((day, index) => [day, weekdays[index] ?? 'monday'] as const)
  return (
    <fieldset className="words-choices">
      <legend>{words.fields.repeats}</legend>
      <div className="field">
        <label htmlFor="field-repeats">{words.fields.repeats}</label>
        <select id="field-repeats" name="every" defaultValue={said.every}>
          {rhythms.map((every) => (
            <option key={every} value={every}>
              {words.every[every]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="which">{words.whichLabel}</label>
        <select id="which" name="which" defaultValue={said.which}>
          {whichOnes.map((which) => (
            <option key={which} value={which}>
              {words.which[which]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="day">{words.dayLabel}</label>
        <select id="day" name="day" defaultValue={said.day}>
          {days.map(([day, weekday]) => (
            <option key={day} value={day}>
              {weekdayName(weekday, locale)}
            </option>
          ))}
        </select>
      </div>
      <details open={said.every === 'rule'}>
        <summary>{words.every.rule}</summary>
        <div className="field">
          <label htmlFor="rule">{words.ruleLabel}</label>
          <input id="rule" name="repeats" defaultValue={said.rule} autoComplete="off" />
        </div>
      </details>
      <h2>{words.nextDays}</h2>
      <p>{ruleInWords(said, locale)}</p>
      <ul>
        {view.nextDays.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
      <Button type="submit" name="step" value="dates" variant="outline">
        {words.showDays}
      </Button>
    </fieldset>
  )
}
