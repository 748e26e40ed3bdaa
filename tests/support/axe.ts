import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** Handed over as an expression: a script element of this size takes a page three times as long. */
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const colorRules = ['color-contrast', 'link-in-text-block']

/** What a test file needs for {@link findBarriers}: the checker may run, and nothing moves. */
export const checkable = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const

interface Looked {
  /** Only these rules. */
  only?: string[]
  /** Selectors of what is checked elsewhere. */
  exclude?: readonly string[]
}

/** WCAG 2.2 AA as far as a program can tell. */
async function violations(page: Page, { only, exclude = [] }: Looked) {
  const results = await page.evaluate(
    ([tags, ids, without]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      return axe.run(
        { exclude: without },
        {
          resultTypes: ['violations'],
          runOnly: ids ? { type: 'rule', values: ids } : { type: 'tag', values: tags },
        },
      )
    },
    [rules, only, exclude] as const,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** What keeps people out of the page as it is now: all rules in light, those of color in dark. */
export async function findBarriers(
  page: Page,
  exclude: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  // What a bar at the edge of the screen covers in part would count as too small to touch.
  await page.evaluate(() => scrollTo(0, 0))
  const light = await violations(page, { exclude })
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  const dark = await violations(page, { only: colorRules, exclude })
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  return [...light, ...dark.map((barrier) => `dark: ${barrier}`)]
}
