import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** Handed over as an expression: a script element of this size takes a page three times as long. */
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const colorRules = ['color-contrast', 'link-in-text-block']
/** What follows from styles and not from words. They take most of the time. */
const targetRules = ['target-size']
const styleRules = [...colorRules, ...targetRules]
const rulesAlone = { colors: colorRules, targets: targetRules }

/** What a test file needs for {@link findBarriers}: the checker may run, and nothing moves. */
export const checkable = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const

interface Looked {
  /** Which rules: all, those of color, of what is pressed, or those that do not follow from styles. */
  look: 'all' | 'colors' | 'targets' | 'all-but-styles'
  /** Selectors of what is looked at, and of what in it is checked elsewhere. */
  include: readonly string[]
  exclude: readonly string[]
}

/** WCAG 2.2 AA as far as a program can tell. */
async function violations(page: Page, { look, include, exclude }: Looked) {
  const runOnly =
    look === 'colors' || look === 'targets'
      ? { type: 'rule' as const, values: rulesAlone[look] }
      : { type: 'tag' as const, values: rules }
  const enabled = look !== 'all-but-styles'
  const switched = Object.fromEntries(styleRules.map((rule) => [rule, { enabled }]))
  const results = await page.evaluate(
    ([only, switches, within, without]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      return axe.run(
        { include: within, exclude: without },
        { resultTypes: ['violations'], runOnly: only, rules: switches, preload: false },
      )
    },
    [runOnly, switched, include, exclude] as const,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

interface Asked {
  /** Selectors of the parts that are looked at; the whole page when none is named. */
  include?: readonly string[]
  /** Selectors of what is checked elsewhere. */
  exclude?: readonly string[]
  /** Whether its colors, and the sizes of what is pressed, are checked here. */
  styles?: boolean
}

/** What is too small to touch. What the bar at the foot covers in part is no smaller for that. */
export async function findSmallTargets(page: Page) {
  await page.addStyleTag({ content: '.bottom-bar { display: none }' })
  return violations(page, { look: 'targets', include: ['html'], exclude: [] })
}

/** What keeps people out of the page as it is now: all rules in light, those of color in dark. */
export async function findBarriers(
  page: Page,
  { styles = true, include = ['html'], exclude = [] }: Asked = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  // What a bar at the edge of the screen covers in part would count as too small to touch.
  await page.evaluate(() => scrollTo(0, 0))
  const parts = { include, exclude }
  if (!styles) return violations(page, { look: 'all-but-styles', ...parts })
  const light = await violations(page, { look: 'all', ...parts })
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  const dark = await violations(page, { look: 'colors', ...parts })
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  return [...light, ...dark.map((barrier) => `dark: ${barrier}`)]
}
