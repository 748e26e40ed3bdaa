import type { Bilingual } from '#language/locales.ts'
import { ofKind, type PageOf } from '#site/addresses.ts'

export type ToolId = PageOf<'tool'>

export interface Tool {
  /** Its line in the menu of tools; one without is found on the hub and in the footer only. */
  menu?: { copy: Bilingual; badge?: Bilingual }
  /** Whether it opens without a network once any page that does was visited. */
  offline: boolean
}

/**
 * What the site says and does with each tool. Its page lies at the address of its id, and the
 * browser wakes it from `<id>.island.ts` in a folder of `src/tools`.
 */
export const tools: Readonly<Record<ToolId, Tool>> = {
  'recovery-calculator': {
    menu: {
      copy: { en: 'How long it took other people', es: 'Cuánto tardaron otras personas' },
      badge: { en: 'Popular', es: 'Popular' },
    },
    offline: true,
  },
  'action-plan': {
    menu: {
      copy: { en: 'What to do, step by step', es: 'Qué hacer, paso a paso' },
      badge: { en: 'Critical', es: 'Urgente' },
    },
    offline: true,
  },
  'symptom-tracker': {
    menu: { copy: { en: 'A number a day', es: 'Un número al día' } },
    offline: true,
  },
}

/** Every tool, in the order in which hub, menu, footer and related links show them. */
export const toolIds: readonly ToolId[] = ofKind('tool')

export const offlineTools = toolIds.filter((id) => tools[id].offline)
