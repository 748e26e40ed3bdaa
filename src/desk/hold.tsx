import { Button } from '#design/button/button.tsx'
import { Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import { type Frame, holdReasons, type PersonView } from './view.ts'
import { deskWords } from './words.ts'

/** Keeps somebody's messages from being erased, or says why they are and lifts that. */
export function Hold({
  frame: { locale, token },
  person: { hold, person },
}: {
  frame: Frame
  person: PersonView
}) {
  const words = deskWords[locale].holds
  return (
    <form method="post" action={deskPath('people', person, hold === '' ? 'hold' : 'lift-hold')}>
      <Token token={token} />
      {hold === '' ? null : (
        <p>
          <b>{words.held[hold]}</b>
        </p>
      )}
      <p>{words.hint}</p>
      <p className="desk-acts">
        {hold === '' ? (
          holdReasons.map((reason) => (
            <Button key={reason} type="submit" name="reason" value={reason} variant="outline">
              {words.set[reason]}
            </Button>
          ))
        ) : (
          <Button type="submit" variant="outline">
            {words.lift}
          </Button>
        )}
      </p>
    </form>
  )
}
