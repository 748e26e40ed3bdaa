import { ownServerSettings, ownSettings } from '#clinic/settings.ts'
import { runAtTerminal } from '#server/run-command.ts'
import { CommandError } from '#server/terminal/command.ts'
import { createResolve } from './check-dns.ts'
import { examine, ownSite } from './doctor.ts'
import { describeFinding, sumUp } from './finding.ts'

/** `npm run doctor`, beside a server that may be running, or before the first. */
await runAtTerminal(async (print) => {
  // Says of every setting that cannot be used what it should be.
  const settings = ownSettings()
  ownServerSettings()
  print('Settings: good. Every one can be used.')
  const findings = await examine({
    settings,
    site: ownSite(),
    now: Date.now,
    resolve: createResolve(),
  })
  for (const finding of findings) print(describeFinding(finding))
  const { failed, line } = sumUp(findings)
  if (failed) throw new CommandError(line)
  print(line)
})
