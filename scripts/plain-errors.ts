/**
 * Loaded before a command (`node --import ./scripts/plain-errors.ts …`): what is wrong with words,
 * lists, facts or settings is said without a stack trace, which names only our own code. A fault of
 * the code keeps it.
 */

/** A sentence of ours; faults of the code and of Node have a kind or a code. */
const isForPeople = (error: Error) => error.constructor === Error && !('code' in error)

const apostrophe = `A text with an apostrophe stands between double quotation marks: name: "O'Connor Chiropractic".`

/** Node begins the trace of a file that it cannot read with the file, the line and a mark below it. */
function describeSyntax({ message, stack = '' }: Error) {
  const [place = ''] = stack.split(/\n\s*\n/)
  const file = place.split('\n')[0] ?? ''
  const advice = file.includes('clinic.config.ts') ? `\n${apostrophe}` : ''
  return `${place.replace('file://', '')}\n${message}${advice}`
}

function describeForPeople(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (isForPeople(error)) return error.message
  const isSyntax = error instanceof SyntaxError && error.stack?.includes('TypeScript')
  return isSyntax ? describeSyntax(error) : (error.stack ?? error.message)
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`${describeForPeople(error)}\n`)
  process.exit(1)
})
