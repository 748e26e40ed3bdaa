import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import type { Progress } from '#tools/accident-action-plan/progress.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import './scene-steps.css'

/** In the order to do them; the plan has them under the same names. */
const sceneSteps = ['get-safe', 'photos', 'trade-details', 'say-little'] as const

export interface SceneStepsProps {
  words: Words['scene']
  done: Progress['done']
  onTick: (id: string, ticked: boolean) => void
}

/**
 * The steps that somebody ticked before React was there. Firefox ticks by itself on a page that is
 * loaded again, also what another person had ticked.
 */
export function stepsTickedBefore() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload' || visit?.type === 'back_forward') return []
  const ticked = document.querySelectorAll<HTMLInputElement>('.action-plan-scene input:checked')
  return [...ticked].map(({ value }) => value)
}

/** What to do where the crash was: help first, then four steps, before anything is asked. */
export function SceneSteps({ words, done, onTick }: SceneStepsProps) {
  const { words: gate } = useCheckData()
  return (
    <section className="action-plan-scene">
      <p className="action-plan-scene-call">
        <strong>{words.hurt}</strong> <a href="tel:911">{gate.call911}</a>
      </p>
      <ChoiceGroup
        id="scene-steps"
        legend={words.heading}
        pick="many"
        choices={sceneSteps.map((value) => ({ value, label: words.steps[value] }))}
        chosen={sceneSteps.filter((step) => done.includes(step))}
        onChoose={onTick}
      />
    </section>
  )
}
