import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = 'src/design/styles/tokens.css'
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')
const sheets = globSync('src/**/*.css').map((file) => ({
  file,
  css: withoutComments(readFileSync(file, 'utf8')),
}))

/** A colour that is written out: as figures, or by a name of CSS. */
const writtenColour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from)|(?<=[:\s,(])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|gold|silver|navy|teal)(?=[\s;,)!])/gi

/** A declaration of a property: `--gold:` in a sheet, or `'--share'` where a component sets it. */
const declared = new Set(
  [
    ...sheets.map(({ css }) => css),
    ...globSync('src/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8')),
  ].flatMap((text) =>
    Array.from(text.matchAll(/(--[a-z][\w-]*)['"`]?\s*[\]:,]/g), ([, name]) => name),
  ),
)

test('colours stand among the tokens and nowhere else', () => {
  const found = sheets
    .filter(({ file }) => file !== tokens)
    .flatMap(({ file, css }) =>
      (css.match(writtenColour) ?? []).map(
        (colour) => `${file}: ${colour} is no token of ${tokens}`,
      ),
    )
  expect(found).toEqual([])
})

test('every custom property that a sheet uses is declared somewhere', () => {
  const found = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)
      .filter((name) => !declared.has(name))
      .map((name) => `${file}: ${name} is declared nowhere`),
  )
  expect(found).toEqual([])
})
