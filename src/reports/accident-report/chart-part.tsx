import type { ReactNode } from 'react'
import { Fold } from '#design/fold/fold.tsx'
import { FiguresTable } from '#reports/accident-report/figures-table.tsx'
import type { ReportTable } from '#reports/accident-report/report-tables.ts'
import { SourceLine } from '#reports/accident-report/source-line.tsx'
import type { Words } from '#reports/accident-report/words.en.ts'
import './chart-part.css'

export interface ChartPartProps {
  words: Words
  /** Where links to the part lead. */
  id: string
  /** What is counted, in a few words. */
  heading: string
  /** What the chart says, in one plain sentence: its title. */
  sentence: string
  /** City streets, freeways or a district: which of them the figures are of. */
  place: string
  /** What it shows other than was asked for. */
  asked?: readonly string[]
  /** Why what is unusual in the figures is real, as the clinic wrote it down in English. */
  unusual?: readonly string[]
  /** How to read it. */
  notes?: readonly string[]
  /** The same numbers; missing where there is nothing to show. */
  table: ReportTable | undefined
  wide?: boolean
  /** Drawn on a phone too, before anybody asks. */
  open?: boolean
  children: ReactNode
}

/** One chart, on a phone folded unless it is open: the sentence is its title, then the drawing, its limits, the table and the source. */
export function ChartPart({
  id,
  heading,
  sentence,
  place,
  asked = [],
  unusual = [],
  notes = [],
  table,
  wide = false,
  open,
  words,
  children,
}: ChartPartProps) {
  return (
    <section className={wide ? 'crash-part crash-part-wide' : 'crash-part'}>
      <Fold id={id} heading={sentence} open={open}>
        <p className="crash-topic">{heading}</p>
        {asked.map((difference) => (
          <p key={difference} className="crash-asked">
            {difference}
          </p>
        ))}
        {children}
        {unusual.map((reason) => (
          <p key={reason} className="fine-print">
            {words.unusual} <span lang="en">{reason}</span>
          </p>
        ))}
        {notes.map((note) => (
          <p key={note} className="fine-print">
            {note}
          </p>
        ))}
        {table ? (
          <>
            <FiguresTable table={table} words={words} />
            <SourceLine place={place} table={table} words={words} />
          </>
        ) : null}
      </Fold>
    </section>
  )
}
