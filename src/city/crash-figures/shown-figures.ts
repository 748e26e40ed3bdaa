import { type District, districts } from '#city/here/city.ts'
import type {
  Accepted,
  AllAgencies,
  AreaFigures,
  CrashFigures,
  LayerFigures,
  WeekGrid,
} from './figures.ts'
import { type Totals, totalsOfAreas } from './totals.ts'
import type { Area } from './view.ts'

/** The tables of an area that a page shows. */
export type AreaShown = Pick<AreaFigures, 'factors' | 'modes' | 'circumstances' | 'corridors'>

type LayerShown = AreaShown & Pick<LayerFigures, 'injuryWeek' | 'severeWeek'>

/**
 * What the report shows, and all that a browser is given of the figures:
 * `#city/here/crashes-shown.json`. No deaths are in it: they differ from the City's own count, and
 * the page says that it shows none.
 */
export interface ShownFigures
  extends Pick<CrashFigures, 'years' | 'dataThrough' | 'yearsNotCounted' | 'placement'> {
  cityStreets: LayerShown
  freeways: LayerShown
  districts: Readonly<Record<District, AreaShown & { injuryWeek: WeekGrid }>>
  /** What the import of a table objected to, and why a person let it pass. */
  accepted?: readonly Pick<Accepted, 'table' | 'reason'>[]
  /** City-street crashes in no district. */
  notPlaced: Pick<AllAgencies, 'crashes' | 'injury' | 'severe'>
  totals: Readonly<Record<Area, Totals>>
}

export function shownFigures(figures: CrashFigures): ShownFigures {
  const { years, dataThrough, yearsNotCounted, placement, notPlaced, source } = figures
  return {
    years,
    dataThrough,
    yearsNotCounted,
    placement,
    ...(source.accepted
      ? { accepted: source.accepted.map(({ table, reason }) => ({ table, reason })) }
      : {}),
    cityStreets: layerShown(figures.cityStreets),
    freeways: layerShown(figures.freeways),
    districts: Object.fromEntries(
      districts.map((name) => {
        const { injuryWeek, ...district } = figures.districts[name]
        return [name, { ...areaShown(district), injuryWeek }]
      }),
    ) as ShownFigures['districts'],
    notPlaced: {
      crashes: notPlaced.crashes,
      injury: notPlaced.injury,
      severe: notPlaced.severe,
    },
    totals: totalsOfAreas(figures),
  }
}

function areaShown({ factors, modes, circumstances, corridors }: AreaShown): AreaShown {
  return {
    factors,
    modes,
    circumstances,
    corridors,
  }
}

function layerShown(layer: LayerShown): LayerShown {
  const { injuryWeek, severeWeek } = layer
  return { ...areaShown(layer), injuryWeek, severeWeek }
}
