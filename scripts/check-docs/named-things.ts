/** What a document names that must exist. */
export interface NamedThings {
  /** Paths as written: `src/site/addresses.ts`, `../content`, `docs/decisions/`. */
  files: string[]
  /** Names of npm scripts: `npm run check:words` names `check:words`. */
  scripts: string[]
}

const fence = /^```[\s\S]*?^```$/gm
const inCode = /`([^`\n]+)`/g
const linkTarget = /\]\(([^)\s]+)\)/g
const npmRun = /\bnpm run ([a-z][\w:-]*)/g

const kinds = 'ts|tsx|mjs|js|astro|css|md|yaml|yml|json|geojson|csv|html|xml|txt|svg|png|woff2'

/** A path ends in the kind of a file, or names a folder by its last slash; `/contact/` is an address. */
const looksLikePath = new RegExp(`^(?!/)[\\w@.[\\]-]+(?:/[\\w@.[\\]-]+)*(?:/|\\.(?:${kinds}))$`)

/** Placeholders and patterns are no paths: `content/<locale>/…`, `*.test.ts`. */
const isPlaceholder = /[<>{}*…]/

const isWebAddress = /^(?:[a-z]+:|#|\/\/)/i

function isPath(text: string) {
  return looksLikePath.test(text) && !isPlaceholder.test(text) && !isWebAddress.test(text)
}

/** Reads what stands in backticks and links, and the npm commands also inside code blocks. */
export function namedThings(markdown: string): NamedThings {
  const prose = markdown.replace(fence, '')
  const codes = [...prose.matchAll(inCode)].map(([, code = '']) => code)
  const targets = [...prose.matchAll(linkTarget)].map(
    ([, target = '']) => target.split('#')[0] ?? '',
  )
  return {
    files: [...new Set([...codes, ...targets].filter(isPath))],
    scripts: [...new Set([...markdown.matchAll(npmRun)].map(([, name = '']) => name))],
  }
}
