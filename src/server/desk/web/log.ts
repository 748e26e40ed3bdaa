import { formatDateTime } from '#clinic/clock/clock.ts'
import { readNamedLog, writeLogTable } from '#server/staff/log-table.ts'
import { askForStepUp } from './step-up.ts'
import { answerNotStored, type DeskServices, type Visit, writeLog } from './visit.ts'

const mostShown = 100

const page = '/desk/log'

/** Who saw or did what, and the table of all of it. */
export const createLogPages = (services: DeskServices) => ({
  show: (visit: Visit) => showLog(services, visit),
  exportAll: (visit: Visit) => exportLog(services, visit),
})

/** Of a message or somebody; what has a name, such as a page of words, is shown by it. */
const isId = /^[\da-f-]{32,}$/

/** The beginnings of ids: as mails and the terminal show them. */
const shortened = (ids: string) =>
  ids
    .split(' ')
    .map((id) => (isId.test(id) ? id.slice(0, 8) : id))
    .join(' ')

/** Behind which entry a page begins, as {@link placeOf} writes it. */
function readPlace(text = '') {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return id === undefined ? undefined : { at: Number(at), id }
}

const placeOf = ({ at, id }: { at: number; id: string }) => `${at}.${id}`

async function showLog(services: DeskServices, visit: Visit) {
  const { context, frame } = visit
  const after = readPlace(context.req.query('after'))
  // One more than is shown says whether there is another page.
  const read = await readNamedLog(services, { most: mostShown + 1, after })
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const shown = read.entries.slice(0, mostShown)
  const last = read.entries.length > mostShown ? shown.at(-1) : undefined
  return services.answers.page({
    screen: 'log',
    frame,
    lines: shown.map(({ act, at, id, name, session_id, subject }) => ({
      id,
      at: formatDateTime(at, frame.locale),
      name,
      act,
      subject: shortened(subject),
      session: shortened(session_id),
    })),
    isFirst: after === undefined,
    older: last ? placeOf(last) : '',
  })
}

async function exportLog(services: DeskServices, visit: Visit) {
  const asked = askForStepUp(services, visit, page)
  if (asked) return asked
  const logged = await writeLog(services, visit.session, 'exported-log', '')
  if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
  return services.answers.file(streamOf(writeLogTable(services)), 'desk-log.csv')
}

/** As it is asked for: nothing of it waits in memory. */
function streamOf(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
