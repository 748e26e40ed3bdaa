import { type CrashFigures, type Layer, type Mode, modes } from '#city/crash-figures/figures.ts'
import { type Area, type Severity, type View, wholePeriod } from '#city/crash-figures/view.ts'
import type { District } from '#city/here/city.ts'

/** What the visitor has chosen; it stands in the address of the page, so that a view can be shared. */
export interface Choice {
  severity: Severity
  /** Of no use on the page of a district: it has city streets only. */
  layer: Layer
  /** Without it everybody. */
  mode: Mode | undefined
  from: number
  to: number
}

/** The words of the address, the same in both languages, so that a link works in either. */
const severityInAddress = { injury: 'injury', severe: 'serious' } as const
const layerInAddress = { cityStreets: 'streets', freeways: 'freeways' } as const

/** As in the files for download. */
export const modeInAddress = {
  pedestrian: 'pedestrian',
  bicycle: 'bicycle',
  motorcycle: 'motorcycle',
  motorVehiclesOnly: 'motor-vehicles-only',
} as const satisfies Record<Mode, string>

/** Injury crashes on city streets, all years: what a page shows before anyone has chosen. */
export function firstChoice({ years }: Pick<CrashFigures, 'years'>): Choice {
  return { severity: 'injury', layer: 'cityStreets', mode: undefined, ...wholePeriod(years) }
}

/** The names of a choice in an address. */
const askedNames = ['severity', 'layer', 'travel', 'from', 'to'] as const
export type AskedName = (typeof askedNames)[number]

/** The names in an address whose values say nothing: the view that is shown is not what was asked for. */
export function wrongIn(search: string | URLSearchParams, years: readonly number[]): AskedName[] {
  const asked = new URLSearchParams(search)
  const known: Readonly<Record<AskedName, readonly string[]>> = {
    severity: Object.values(severityInAddress),
    layer: Object.values(layerInAddress),
    travel: ['', ...Object.values(modeInAddress)],
    from: years.map(String),
    to: years.map(String),
  }
  return askedNames.filter((name) =>
    asked.getAll(name).some((value) => !known[name].includes(value)),
  )
}

/**
 * Reads a choice from `?severity=serious&from=2019&to=2024&layer=streets&travel=bicycle`. What is missing or not
 * understood is as in the first view, a year that is not counted is the nearest that is, and years out of
 * order change places.
 */
export function choiceFromSearch(
  search: string | URLSearchParams,
  years: readonly number[],
): Choice {
  const asked = new URLSearchParams(search)
  const first = firstChoice({ years })
  const yearOf = (name: 'from' | 'to') => {
    const year = Math.round(Number(asked.get(name) || Number.NaN))
    return Number.isNaN(year) ? first[name] : Math.min(Math.max(year, first.from), first.to)
  }
  const [from, to] = [yearOf('from'), yearOf('to')].toSorted((one, other) => one - other)
  return {
    severity: asked.get('severity') === severityInAddress.severe ? 'severe' : 'injury',
    layer: asked.get('layer') === layerInAddress.freeways ? 'freeways' : 'cityStreets',
    mode: modes.find((mode) => modeInAddress[mode] === asked.get('travel')),
    from: from ?? first.from,
    to: to ?? first.to,
  }
}

/**
 * The choice as a query with its `?`; empty for the first view. What else stood in the `present`
 * query stays.
 */
export function searchOfChoice(choice: Choice, years: readonly number[], present = ''): string {
  const first = firstChoice({ years })
  const query = new URLSearchParams(present)
  for (const name of askedNames) query.delete(name)
  if (choice.severity !== first.severity) query.set('severity', severityInAddress[choice.severity])
  if (choice.from !== first.from) query.set('from', String(choice.from))
  if (choice.to !== first.to) query.set('to', String(choice.to))
  if (choice.layer !== first.layer) query.set('layer', layerInAddress[choice.layer])
  if (choice.mode) query.set('travel', modeInAddress[choice.mode])
  return String(query) && `?${query}`
}

/** What the figures are asked for. */
export function viewOf({ layer, ...rest }: Choice, district: District | undefined): View {
  const area: Area = district ?? layer
  return { area, ...rest }
}
