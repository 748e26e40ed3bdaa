import { Button, ButtonLink } from '#design/button/button.tsx'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { DeskPage, Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import type { DeskView } from './view.ts'
import { deskWords } from './words.ts'

type LogView = Extract<DeskView, { screen: 'log' }>

/** Who saw or did what. */
export function DeskLog({ frame, isFirst, lines, older }: LogView) {
  const words = deskWords[frame.locale]
  const heads = words.logHeads
  return (
    <DeskPage locale={frame.locale} title={words.log} frame={frame}>
      <p>{words.logLead}</p>
      <TableScroll label={words.log}>
        <table className="desk-log">
          <thead>
            <tr>
              {[heads.at, heads.act, heads.name, heads.subject, heads.session].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ act, at, id, name, session, subject }) => (
              <tr key={id}>
                <td>{at}</td>
                <td>{act in words.acts ? words.acts[act as keyof typeof words.acts] : act}</td>
                <td>{name}</td>
                <td className="desk-ids">{subject}</td>
                <td>{session}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="desk-acts">
        {isFirst ? null : <a href={deskPath('log')}>{words.logNewest}</a>}
        {older === '' ? null : (
          <ButtonLink href={`${deskPath('log')}?after=${older}`} variant="outline">
            {words.logOlder}
          </ButtonLink>
        )}
      </p>
      <form method="post" action={deskPath('log', 'export')}>
        <Token token={frame.token} />
        <Button type="submit" variant="outline">
          {words.logExport}
        </Button>
      </form>
    </DeskPage>
  )
}
