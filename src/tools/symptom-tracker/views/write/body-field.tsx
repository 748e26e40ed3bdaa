import { type MouseEvent, memo } from 'react'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { BodyOutline, bodyRegions } from '#design/drawings/body-map.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { fill } from '#language/fill.ts'
import { isRegionId, type RegionId, regionGroups } from '#tools/symptom-tracker/model/regions.ts'
import { toggled } from '#tools/symptom-tracker/views/write/toggled.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './body-field.css'

export interface BodyFieldProps {
  id: string
  words: Words
  regions: readonly RegionId[]
  onRegions: (regions: readonly RegionId[]) => void
  /** Places of the entry before; empty when there is none. */
  lastRegions: readonly RegionId[]
}

/**
 * Where it hurts. The list of check boxes is the field; the drawn body is a quicker way to the same
 * boxes for people who can point.
 */
export const BodyField = memo(function BodyField({
  id,
  words,
  regions,
  onRegions,
  lastRegions,
}: BodyFieldProps) {
  function touch({ target }: MouseEvent) {
    const touched = (target as Element).closest('[data-region]')?.getAttribute('data-region')
    if (isRegionId(touched)) onRegions(toggled(regions, touched))
  }

  return (
    <fieldset className="diary-body">
      <legend>{words.write.where}</legend>
      <p className="field-hint">{words.write.mapHint}</p>
      {/* By keyboard and by ear the list below does the same. */}
      <div className="diary-map" aria-hidden="true" onClick={touch}>
        <p>
          <span>{words.write.front}</span>
          <span>{words.write.back}</span>
        </p>
        <BodyOutline>
          {bodyRegions.map((region) => (
            <path
              key={region.id}
              className={
                regions.includes(region.id) ? 'body-region diary-chosen-region' : 'body-region'
              }
              d={region.path}
              data-region={region.id}
            >
              <title>{words.regions[region.id]}</title>
            </path>
          ))}
        </BodyOutline>
      </div>
      <div className="diary-chosen">
        {regions.length === 0 ? <p>{words.write.nowhere}</p> : null}
        <ul>
          {regions.map((region) => (
            <li key={region}>
              <button
                type="button"
                aria-label={fill(words.write.removePlace, { place: words.regions[region] })}
                onClick={() => onRegions(toggled(regions, region))}
              >
                {words.regions[region]}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {regions.length === 0 && lastRegions.length > 0 ? (
          <button type="button" className="btn btn-outline" onClick={() => onRegions(lastRegions)}>
            {words.write.samePlaces}
          </button>
        ) : null}
      </div>
      <details className="diary-more">
        <summary>{words.write.list}</summary>
        <div className="diary-lists">
          {regionGroups.map((group) => (
            <ChoiceGroup<RegionId>
              key={group.id}
              id={`${id}-${group.id}`}
              legend={words.regionGroups[group.id]}
              pick="many"
              choices={group.regions.map((region) => ({
                value: region,
                label: words.regions[region],
              }))}
              chosen={regions}
              onChoose={(region) => onRegions(toggled(regions, region))}
            />
          ))}
        </div>
      </details>
    </fieldset>
  )
})
