import { expect, test } from 'vitest'
import { withImports } from './document.ts'

const document = `| room | what is in it | may import |
|---|---|---|
| \`src/site\` | addresses | everything |
| \`src/tools/*\` | one folder per tool | |
`

test('the last cell of each room is written from the table', () => {
  expect(
    withImports(document, { site: '#config language', 'tools/*': '' }),
  ).toBe(`| room | what is in it | may import |
|---|---|---|
| \`src/site\` | addresses | \`#config\`, language |
| \`src/tools/*\` | one folder per tool | nothing of ours |
`)
})

test('a room without a row, and a row without a room, are named', () => {
  expect(() => withImports(document, { site: '', desk: '' })).toThrow(
    'docs/architecture.md has no row for src/desk, a row too many, src/tools/*',
  )
})
