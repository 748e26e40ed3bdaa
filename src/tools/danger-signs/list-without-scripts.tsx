import { CareCard } from '#design/care-card/care-card.tsx'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import { firstLevel } from '#words/danger-signs/assess.ts'
import { dangerGroups } from '#words/danger-signs/kinds.ts'
import './danger-gate.css'
import '#design/choice-group/choice-box.css'

const careLevels = { 1: 'emergency', 2: 'today' } as const

/** The list for browsers that run no scripts: the style sheet shows the card of what is marked. */
export function ListWithoutScripts() {
  const { words, shared, signs } = useGateData()
  return (
    <noscript>
      <div className="signs-without-scripts">
        {([1, 2] as const).map((level) => (
          <div key={level} className={`shown-by-level-${level}`}>
            <CareCard
              level={careLevels[level]}
              levelLabel={shared.levelLabels[level]}
              heading={shared.headings[level]}
            >
              <p>
                <a href="tel:911">{level === 1 ? shared.call : shared.noDriver}</a>
              </p>
              {level === 1 ? <p>{shared.doNotDrive}</p> : null}
              <p>
                {words.crisis} <a href="tel:988">{words.call988}</a> ·{' '}
                <a href={words.text988Link}>{words.text988}</a>
              </p>
            </CareCard>
          </div>
        ))}
        <p className="danger-gate-now">
          {words.short} <a href="tel:911">{words.call911}</a>
        </p>
        <p>{words.withoutHeading}</p>
        <p>{shared.at}</p>
        {dangerGroups.map((group) => (
          <fieldset key={group} className="choice-group">
            <legend>{shared.groups[group]}</legend>
            {signs
              .filter((sign) => sign.group === group)
              .map((sign) => (
                <label key={sign.id} className="choice">
                  <input type="checkbox" data-level={firstLevel(sign)} />
                  <span>{sign.words}</span>
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    </noscript>
  )
}
