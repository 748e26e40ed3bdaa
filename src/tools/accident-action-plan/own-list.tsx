import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { TextBox } from '#design/field/text-box.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { fill } from '#language/fill.ts'
import { longestNotes, longestOwnLine, type OwnLine } from '#tools/accident-action-plan/progress.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import './own-list.css'
import '#design/choice-group/choice-box.css'
import '#design/choice-group/choice-group.css'

export interface OwnListProps {
  words: Words['own']
  own: readonly OwnLine[]
  notes: string
  onAdd: (text: string) => void
  onTick: (id: string, ticked: boolean) => void
  onRemove: (line: OwnLine) => void
  onNotes: (notes: string) => void
}

/** What the visitor adds: lines to tick off, and notes. */
export function OwnList({ words, own, notes, onAdd, onTick, onRemove, onNotes }: OwnListProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)

  function add(event: SubmitEvent) {
    event.preventDefault()
    onAdd(text)
    setText('')
    field.current?.focus()
  }

  function remove(line: OwnLine) {
    onRemove(line)
    // The button is gone with its line; without this the keyboard would start at the top again.
    field.current?.focus()
  }

  return (
    <section className="action-plan-own">
      <h3>{words.heading}</h3>
      {own.length > 0 ? (
        <ul>
          {own.map((line) => (
            <li key={line.id}>
              <label className="choice">
                <input
                  type="checkbox"
                  checked={line.done}
                  onChange={(event) => onTick(line.id, event.currentTarget.checked)}
                />
                <span>{line.text}</span>
              </label>
              <Button
                variant="ghost"
                size="icon"
                className="no-print"
                aria-label={fill(words.remove, { text: line.text })}
                onClick={() => remove(line)}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form className="action-plan-add no-print" onSubmit={add}>
        <Field
          ref={field}
          id="own-line"
          label={words.label}
          maxLength={longestOwnLine}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          {words.add}
        </Button>
      </form>
      <div className="action-plan-notes">
        <TextBox
          id="plan-notes"
          label={words.notes}
          hint={words.notesHint}
          rows={3}
          maxLength={longestNotes}
          text={notes}
          onText={onNotes}
        />
        {/* A printed text field cuts off what does not fit; a paragraph does not. */}
        <p className="print-only action-plan-printed-notes">{notes}</p>
      </div>
    </section>
  )
}
