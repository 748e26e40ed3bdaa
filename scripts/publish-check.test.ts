import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the site as it is shipped stops at every step, in order', () => {
  const { status, stdout } = spawnSync('node', ['scripts/publish-check.ts'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout.match(/^\d\. .*(?= \(\d+\)$)/gm)).toEqual([
    '1. Put the facts of the clinic into its file',
    '2. Replace or delete what is made up in the lists',
    '3. Prove every claim, or take it out',
    '4. Read the first sources, and close the notes',
    '5. Have the danger signs signed',
    '6. Have the pages checked',
    '7. Have the legal pages checked by an attorney',
  ])
  expect(stdout).toMatch(/clinic\.config\.ts:\d+ {2}is made up \(5105550134\): office/)
})
