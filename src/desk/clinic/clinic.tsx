import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { DeskPage, Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import type { DeskView, Frame } from '#desk/view.ts'
import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import type { ListName } from '#site/announced.ts'
import { DayForm, FaultSummary, NoticeForm } from './clinic-forms.tsx'
import type { DayLine, ShownEntry } from './clinic-view.ts'
import { clinicWords } from './words.ts'
import './clinic.css'

type ClinicView = Extract<DeskView, { screen: 'clinic' }>
type Preview = Extract<DeskView, { screen: 'clinic-preview' }>

/** What is announced on the public pages, and what may be. */
export function Clinic(view: ClinicView) {
  const { frame, host, outcome } = view
  const words = clinicWords[frame.locale]
  return (
    <DeskPage locale={frame.locale} title={words.title} frame={frame}>
      {outcome ? (
        <p className="desk-said" role="status">
          {words.did[outcome]}
        </p>
      ) : null}
      <FaultSummary {...view} />
      <p className="lead">{words.lead}</p>
      <h2>{words.notice}</h2>
      <Standing {...view} />
      <NoticeForm frame={frame} typed={view.typedNotice} />
      <h2>{words.days}</h2>
      <Days {...view} />
      <DayForm frame={frame} typed={view.typedDay} />
      <h2>{words.takeDownTitle}</h2>
      <p>{words.takeDownLead}</p>
      {view.lists.map(({ entries, list }) => (
        <Entries key={list} frame={frame} list={list} entries={entries} />
      ))}
      {host ? <Host frame={frame} host={host} /> : null}
    </DeskPage>
  )
}

/** A form of one button, with what it does it to. */
function Act({
  action,
  children,
  frame,
  values,
}: {
  action: string
  frame: Frame
  values: Readonly<Record<string, string>>
  children: ReactNode
}) {
  return (
    <form method="post" action={deskPath('clinic', action)}>
      <Token token={frame.token} />
      <Hidden values={values} />
      {children}
    </form>
  )
}

const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)

/** A notice as the pages of both languages have it. */
function Shown({ frame, said }: { frame: Frame; said: NonNullable<ClinicView['notice']>['said'] }) {
  const words = clinicWords[frame.locale]
  return (
    <>
      {locales.map((locale) => (
        <div key={locale} className="desk-shown">
          <p>{words.language[locale]}</p>
          <Notice {...said[locale]} label={`${said[locale].label} (${locale})`} lang={locale} />
        </div>
      ))}
    </>
  )
}

function Standing({ frame, notice }: Pick<ClinicView, 'frame' | 'notice'>) {
  const words = clinicWords[frame.locale]
  if (!notice) return <p>{words.noNotice}</p>
  const { author, begun, id, said } = notice
  return (
    <>
      <p>{fill(words.standing, { begun, author })}</p>
      <Shown frame={frame} said={said} />
      <Act frame={frame} action="end" values={{ id }}>
        <Button type="submit" variant="outline">
          {words.endNow}
        </Button>
      </Act>
    </>
  )
}

function Days({ days, frame }: Pick<ClinicView, 'days' | 'frame'>) {
  const { locale } = frame
  const words = clinicWords[locale]
  if (days.length === 0) return <p>{words.noDays}</p>
  return (
    <ul className="desk-cards">
      {days.map(({ author, date, day, hours }) => (
        <li key={date} className="desk-card">
          <h3>{day[locale]}</h3>
          <p>
            {hours[locale]} <small>{fill(words.setBy, { author })}</small>
          </p>
          <Act frame={frame} action="usual" values={{ date }}>
            <Button type="submit" variant="outline" size="sm">
              {fill(words.removeDay, { day: day[locale] })}
            </Button>
          </Act>
        </li>
      ))}
    </ul>
  )
}

function Entries({
  entries,
  frame,
  list,
}: {
  frame: Frame
  list: ListName
  entries: readonly ShownEntry[]
}) {
  const { locale } = frame
  const words = clinicWords[locale]
  const isAnyDown = entries.some(({ down }) => down !== '')
  return (
    <details className="desk-entries" open={isAnyDown}>
      <summary>
        {words.lists[list]}: {counted(words.howMany, entries.length, locale)}
      </summary>
      {entries.length === 0 ? <p>{words.nothingListed}</p> : null}
      <ul className="desk-cards">
        {entries.map((entry) => (
          <Entry key={entry.id} frame={frame} list={list} entry={entry} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ entry, frame, list }: { frame: Frame; list: ListName; entry: ShownEntry }) {
  const words = clinicWords[frame.locale]
  const { author, down, id, text, title } = entry
  const isDown = down !== ''
  return (
    <li className={isDown ? 'desk-card is-late' : 'desk-card'}>
      <h3>{title[frame.locale]}</h3>
      {isDown ? <p className="desk-late">{fill(words.down, { at: down, author })}</p> : null}
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          {text[locale]}
        </p>
      ))}
      <Act frame={frame} action={isDown ? 'put-back' : 'take-down'} values={{ list, id }}>
        <Button type="submit" variant="outline" size="sm">
          {isDown ? words.putBack : words.takeDown}{' '}
          <span className="vh">{title[frame.locale]}</span>
        </Button>
      </Act>
    </li>
  )
}

function Host({ frame, host }: { frame: Frame; host: NonNullable<ClinicView['host']> }) {
  const words = clinicWords[frame.locale].host
  const { at, kind, next, outcome } = host
  const said = {
    never: words.never,
    told: fill(words.told, { at }),
    waits: words.waits,
    failed: fill(words.failed, { at, next, outcome }),
  }
  return (
    <>
      <h2>{words.title}</h2>
      <p className={kind === 'failed' ? 'desk-late' : undefined}>{said[kind]}</p>
    </>
  )
}

/** Something as visitors will see it, with the buttons that show it or change it. */
export function ClinicPreview(view: Preview) {
  const { frame, replaces, what } = view
  const words = clinicWords[frame.locale]
  return (
    <DeskPage locale={frame.locale} title={words.previewTitle} frame={frame}>
      <p className="lead">{words.previewLead}</p>
      {view.what === 'notice' ? (
        <Shown frame={frame} said={view.said} />
      ) : (
        <ShownDay frame={frame} line={view.line} />
      )}
      {replaces === '' ? null : <p>{fill(words.replaces, { text: replaces })}</p>}
      <Act frame={frame} action={what} values={view.values}>
        <div className="button-row">
          <Button type="submit" name="step" value="post" size="lg">
            {what === 'notice' ? words.post : words.setDay}
          </Button>
          <Button type="submit" name="step" value="change" variant="outline">
            {words.change}
          </Button>
        </div>
      </Act>
    </DeskPage>
  )
}

function ShownDay({ frame, line }: { frame: Frame; line: DayLine }) {
  const words = clinicWords[frame.locale]
  return (
    <>
      {locales.map((locale) => (
        <div key={locale} className="desk-shown">
          <p>{words.language[locale]}</p>
          <dl lang={locale}>
            <dt>{line.day[locale]}</dt>
            <dd>{line.hours[locale]}</dd>
          </dl>
        </div>
      ))}
    </>
  )
}
