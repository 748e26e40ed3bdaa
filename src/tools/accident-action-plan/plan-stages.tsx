import { formatDate } from '#language/dates/dates-in-words.ts'
import type { WallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import type { Limit } from '#tools/accident-action-plan/limits.ts'
import type { PlanLinks } from '#tools/accident-action-plan/linked-pages.ts'
import {
  isLongAgo,
  type Stage,
  stageEnd,
  stages,
  type Task,
} from '#tools/accident-action-plan/plan.ts'
import { spokenAge } from '#tools/accident-action-plan/spoken-times.ts'
import { TaskItem } from '#tools/accident-action-plan/task-item.tsx'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import './plan-view.css'

interface TasksProps {
  locale: Locale
  words: Words
  links: PlanLinks
  tasks: readonly Task[]
  limits: readonly Limit[]
  /** Ids of what is ticked off. */
  done: readonly string[]
  onTick: (id: string, ticked: boolean) => void
}

export interface PlanStagesProps extends TasksProps {
  crash: Crash
  /** What the clocks in California show. */
  now: WallTime
}

function TaskList({ tasks, limits, done, onTick, ...rest }: TasksProps) {
  return (
    <ul>
      {tasks.map((task) => (
        <TaskItem
          key={task.id}
          {...rest}
          task={task}
          limits={limits.filter((limit) => limit.task === task.id)}
          done={done.includes(task.id)}
          onTick={(ticked) => onTick(task.id, ticked)}
        />
      ))}
    </ul>
  )
}

function StageHeading({
  stage,
  crash,
  words: { plan },
  locale,
}: { stage: Stage } & Pick<PlanStagesProps, 'crash' | 'words' | 'locale'>) {
  const until = { date: formatDate(stageEnd(stage, crash.date), locale) }
  return (
    <h3>
      {plan.stages[stage]} {stage === 'now' ? null : <small>{fill(plan.until, until)}</small>}
    </h3>
  )
}

/** What to do, by when; after a long time in one list, with what still counts. */
export function PlanStages({ crash, now, ...list }: PlanStagesProps) {
  const { words, locale, tasks } = list
  if (isLongAgo(crash, now)) {
    return (
      <section className="action-plan-stage">
        <h3>{words.plan.stillCounts}</h3>
        <p>
          {spokenAge(crash, now, words, locale)} {words.plan.reportsOver}
        </p>
        <TaskList {...list} />
      </section>
    )
  }
  return (
    <div className="action-plan-stages">
      {stages.map((stage) => (
        <section key={stage} className="action-plan-stage">
          <StageHeading stage={stage} crash={crash} words={words} locale={locale} />
          <TaskList {...list} tasks={tasks.filter((task) => task.stage === stage)} />
        </section>
      ))}
    </div>
  )
}
