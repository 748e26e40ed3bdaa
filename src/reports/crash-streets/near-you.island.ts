import { createElement } from 'react'
import type { DistrictNeighborhoods } from '#city/finder/named-places.ts'
import type { Ranking } from '#reports/crash-streets/near-answer.ts'
import { NearYou, type NearYouProps } from '#reports/crash-streets/near-you.tsx'
import { rankingAddress } from '#reports/crash-streets/ranking-address.ts'

interface Fetched extends Ranking {
  districts: readonly DistrictNeighborhoods[]
}

async function fetchRanking(): Promise<Fetched | undefined> {
  try {
    const answer = await fetch(rankingAddress)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Not in the page: only a touch of this part fetches them. */
const ranking = await fetchRanking()

export function Island({ finder, ...props }: NearYouProps) {
  const districts = ranking?.districts ?? finder.districts
  return createElement(NearYou, { ...props, finder: { ...finder, districts }, ranking })
}
