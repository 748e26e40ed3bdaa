import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import stryker from '../../stryker.config.mjs'

const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
  overrides: { includes: string[] }[]
}

/** `{a,b}.ts` as its files: together they match when one of them is gone. */
function eachOf(pattern: string): string[] {
  const [braces, names = ''] = /\{([^{}]*)\}/.exec(pattern) ?? []
  if (braces === undefined) return [pattern]
  return names.split(',').flatMap((name) => eachOf(pattern.replace(braces, name)))
}

test.each([
  ['what the linter lets off', overrides.flatMap(({ includes }) => includes)],
  ['what mutants are planted in', stryker.mutate],
])('%s is there', (_, patterns) => {
  const lost = patterns
    .flatMap((pattern) => eachOf(pattern.replace(/^!/, '')))
    .filter((pattern) => globSync(pattern, { exclude: ['node_modules', 'releases'] }).length === 0)
  expect(lost).toEqual([])
})
