/**
 * Fits the fonts that visitors have to our two faces, so that lines break alike before and after ours
 * arrive: `npm run fallbacks`. Measures the sentences of `content/` in each font and writes what
 * follows from it to `src/design/styles/fallbacks.css`. Run after a change of the faces. Where a system's font
 * is not free, one of the same widths is measured in its place.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromFile } from '@capsizecss/unpack/fs'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from './find-browser.ts'

interface SystemFont {
  /** What the systems call it. */
  local: readonly string[]
  /** The address of the package file with its widths. */
  measured: string
  /** Of our own face, whose text it stands for. */
  weight: number
  /** The weights in CSS that get it. */
  covers: string
}

interface Face {
  name: string
  file: string
  /** By the family name in CSS, the systems' most common font first. */
  fallbacks: Readonly<Record<string, readonly SystemFont[]>>
}

const faces: readonly Face[] = [
  {
    name: 'Atkinson',
    file: 'src/design/styles/fonts/atkinson.woff2',
    fallbacks: {
      'like Arial': [
        {
          local: ['Arial', 'Liberation Sans', 'Arimo'],
          measured: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
          weight: 400,
          covers: '400',
        },
        {
          local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
          measured: import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
          weight: 650,
          covers: '600 700',
        },
      ],
      'like Roboto': [
        {
          local: ['Roboto'],
          measured: import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
          weight: 400,
          covers: '400',
        },
        {
          local: ['Roboto Bold'],
          measured: import.meta.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
          weight: 650,
          covers: '600 700',
        },
      ],
    },
  },
  {
    name: 'Fraunces',
    file: 'src/design/styles/fonts/fraunces.woff2',
    fallbacks: {
      'like Georgia': [
        {
          local: ['Georgia Bold', 'Gelasio Bold'],
          measured: import.meta.resolve('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2'),
          weight: 580,
          covers: '580',
        },
      ],
      'like Noto': [
        {
          local: ['Noto Serif Bold'],
          measured: import.meta.resolve(
            '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2',
          ),
          weight: 580,
          covers: '580',
        },
      ],
      'like Times': [
        {
          local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
          measured: import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff2'),
          weight: 580,
          covers: '580',
        },
      ],
    },
  },
]

/** The words of both languages as visitors read them, roughly: marks of Markdown are taken out. */
function sentences() {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' })
  const words = names
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      readFileSync(join('content', name), 'utf8').replace(/[#*_`>[\]|]|\([^)]*\)/g, ''),
    )
  return words.join('\n').match(/\p{L}[^\n]{30,90}[.?]/gu) ?? []
}

const asUrl = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`

/** The width of every sentence, in a font of 100 px. */
async function widthsIn(page: Page, file: string, weight: number, texts: readonly string[]) {
  return page.evaluate(
    async ([source, fontWeight, all]) => {
      const face = new FontFace('measured', source, { weight: '100 900' })
      document.fonts.clear()
      document.fonts.add(await face.load())
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return []
      context.font = `${fontWeight} 100px measured`
      return all.map((text) => context.measureText(text).width)
    },
    [asUrl(file), weight, texts] as const,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`

/** How many sentences of a hundred differ by more than 2 % in width after the fit. */
function misfits(own: readonly number[], theirs: readonly number[], fit: number) {
  const far = own.filter(
    (width, index) => Math.abs(((theirs[index] ?? 0) * fit) / width - 1) > 0.02,
  )
  return Math.round((100 * far.length) / own.length)
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const page = await browser.newPage()
const texts = sentences()
const written: string[] = []
for (const face of faces) {
  const { ascent, descent, unitsPerEm } = await fromFile(face.file)
  for (const [family, fonts] of Object.entries(face.fallbacks)) {
    for (const { covers, local, measured, weight } of fonts) {
      const own = await widthsIn(page, face.file, weight, texts)
      const theirs = await widthsIn(page, fileURLToPath(measured), weight, texts)
      const fit = sum(own) / sum(theirs)
      console.log(
        `${family} ${covers}: ${percent(fit)}, ${misfits(own, theirs, fit)} of 100 sentences differ by over 2 %`,
      )
      written.push(`@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${covers};
  size-adjust: ${percent(fit)};
  ascent-override: ${percent(ascent / unitsPerEm / fit)};
  descent-override: ${percent(-descent / unitsPerEm / fit)};
  line-gap-override: 0%;
}
`)
    }
  }
}
await browser.close()
writeFileSync(
  'src/design/styles/fallbacks.css',
  `/* Written by \`npm run fallbacks\`: fonts of visitors' systems, as wide and as high as our faces. */\n${written.join('')}`,
)
