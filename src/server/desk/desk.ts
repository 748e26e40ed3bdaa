import { feedbackCommand } from '#server/feedback/command.ts'
import type { FeedbackQueries } from '#server/feedback/queries.ts'
import { messageCommands } from '#server/messages/commands.ts'
import type { MessageQueries } from '#server/messages/queries.ts'
import { personCommand } from '#server/people/command.ts'
import type { PeopleQueries } from '#server/people/queries.ts'
import { countsCommand } from '#server/presses/command.ts'
import type { PressQueries } from '#server/presses/queries.ts'
import { type Command, CommandError, type Terminal } from '#server/terminal/command.ts'

interface Queries {
  feedback: FeedbackQueries
  messages: MessageQueries
  people: PeopleQueries
  presses: PressQueries
}

const commands: Readonly<Record<string, Command<Queries>>> = {
  ...messageCommands,
  person: personCommand,
  feedback: feedbackCommand,
  counts: countsCommand,
}

/** How the desk is used, a line for each command. */
export const usage = [
  'npm run desk -- COMMAND',
  ...Object.entries(commands).map(([name, { does, takes }]) => `  ${name} ${takes}\n      ${does}`),
  'ID is the beginning of a message’s number, as "list" shows it.',
].join('\n')

/**
 * Does what the words after `npm run desk --` say.
 * @throws CommandError when that cannot be done.
 */
export async function runDesk(
  services: Terminal & { store: Queries },
  [name = '', ...rest]: readonly string[],
) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandError(usage)
  await command.run(services, rest)
}
