import { expect, test } from 'vitest'
import { namedThings } from './named-things.ts'

test('files in backticks and in links are named', () => {
  const { files } = namedThings(
    'See `src/site/addresses.ts` and [the guide](editing-words.md#top).',
  )
  expect(files).toEqual(['src/site/addresses.ts', 'editing-words.md'])
})

test('a folder is named by the slash at its end', () => {
  expect(namedThings('Words are in `content/en/`.').files).toEqual(['content/en/'])
})

test.each([
  '`content/<locale>/page.md`',
  '`*.test.ts`',
  '`data/….md`',
  '`and/or`',
  '`/contact/`',
  '`Astro.props`',
  '[DMV](https://www.dmv.ca.gov/form.html)',
])('%s is no file of the project', (markdown) => {
  expect(namedThings(markdown).files).toEqual([])
})

test('code blocks show examples: their files may be made up, their commands may not', () => {
  const named = namedThings('```sh\nnpm run check:words\ncat `made-up.md`\n```\n')
  expect(named).toEqual({ files: [], scripts: ['check:words'] })
})
