import type { Locale } from '#language/locales.ts'
import { isServed, type PageId } from '#site/addresses.ts'
import { type ToolId, toolIds, tools } from '#site/tools.ts'
import type { Words } from '#site/words.en.ts'
import { siteWords } from '#site/words.ts'

type MenuWords = Words['menus']

type MenuId = keyof MenuWords['labels']

export interface MenuEntry {
  page: PageId
  /** Said after the name, in a small mark of its own. */
  badge?: string | undefined
  /** One short line under the name, where the name does not say what the page is. */
  copy?: string | undefined
}

interface Menu {
  id: MenuId
  /** A line above the entries. */
  copy?: string
  entries: readonly MenuEntry[]
  /** The entries are always the pages of this language, named in it. */
  only?: Locale
}

const sameDay: readonly PageId[] = ['same-day-assessment', 'urgent-pain-care', 'consultation-call']

/** The menus of the header that have entries, in order. */
export const menusIn = (locale: Locale) =>
  everyMenu(locale).filter(({ entries }) => entries.length > 0)

/** The seven menus of the header, in order. */
function everyMenu(locale: Locale): readonly Menu[] {
  const { lines: written, toolsIntro } = siteWords[locale].menus
  const lines: Readonly<Partial<Record<PageId, string>>> = written

  const pages = (...ids: readonly PageId[]): MenuEntry[] =>
    ids.filter(isServed).map((page) => ({ page, copy: lines[page] }))

  const tool = (page: ToolId): MenuEntry[] => {
    const { menu } = tools[page]
    return menu && isServed(page)
      ? [{ page, copy: menu.copy[locale], badge: menu.badge?.[locale] }]
      : []
  }

  return [
    {
      id: 'services',
      entries: pages(
        ...sameDay,
        'holistic',
        'anxiety',
        'nerve-exam',
        'concussion',
        'motorcycle',
        'hit-and-run',
        'car-accident',
        'neighborhoods',
        'berkeley',
        'alameda',
        'san-leandro',
      ),
    },
    {
      id: 'conditions',
      entries: pages(
        'whiplash',
        'neck-pain',
        'back-pain',
        'headaches',
        'shoulder-pain',
        'concussion',
        'anxiety',
        'nerve-exam',
        ...sameDay,
        'conditions',
      ),
    },
    { id: 'tools', copy: toolsIntro, entries: [...toolIds.flatMap(tool), ...pages('tools')] },
    {
      id: 'process',
      entries: pages(
        'phase-1',
        'phase-2',
        'phase-3',
        'real-stories',
        'treatment-process',
        'what-to-expect',
      ),
    },
    {
      id: 'resources',
      entries: [
        ...tool('recovery-calculator'),
        ...pages(
          'recovery-roadmap',
          'hospitals',
          'providers',
          'events',
          'neighborhoods',
          'your-situation',
          'papers-police',
          'your-rights',
          'money-matters',
          'medical-expert',
          'documentation',
          'real-stories',
          'newsletter',
          'accident-report',
          'immediate-help',
        ),
      ],
    },
    {
      id: 'about',
      entries: pages('about', 'about-chiropractor', 'injury-chiropractor', 'training'),
    },
    {
      id: 'spanish',
      only: 'es',
      entries: pages('injury-chiropractor', 'real-stories', 'services'),
    },
  ]
}

/** Plain links after the menus. The review link stands outside: its target is not ours. */
export const plainLinks = (
  ['phase-1', 'same-day-care', 'attorney-referrals', 'contact'] as const
).filter(isServed)
