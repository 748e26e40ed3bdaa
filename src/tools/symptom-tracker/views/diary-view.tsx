import { lazy, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Message } from '#design/message/message.tsx'
import { Note } from '#design/note/note.tsx'
import { useStep } from '#design/step-heading/use-step.ts'
import { Tabs } from '#design/tabs/tabs.tsx'
import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { CheckNow } from '#tools/danger-signs/check-now.tsx'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import type { Kept, Room } from '#tools/symptom-tracker/store/store.ts'
import { useDiary } from '#tools/symptom-tracker/store/use-diary.ts'
import { DiaryPart } from '#tools/symptom-tracker/views/diary-part.tsx'
import { HistoryView } from '#tools/symptom-tracker/views/history/history-view.tsx'
import { backupAge } from '#tools/symptom-tracker/views/keep/backup-age.ts'
import { useDiaryActions } from '#tools/symptom-tracker/views/use-diary-actions.ts'
import type { Written } from '#tools/symptom-tracker/views/use-hearing.ts'
import { WritePanel } from '#tools/symptom-tracker/views/write/write-panel.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface DiaryViewProps {
  locale: Locale
  words: Words
  /** Listens to what was written; resolves once the diary may go on. */
  hear: (written: Written) => Promise<void>
  /** Listens again to what was not answered when the page was left. */
  resume: (entries: readonly Entry[]) => void
  /** The entry to say more in, if one was asked for. */
  detailed: Entry | null
  onDetailed: (entry: Entry | null) => void
  /** The whole check; what is typed stays. */
  onCheckAgain: () => void
}

const UnlockView = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/lock/unlock-view.tsx')
  return { default: file.UnlockView }
})

// Only who opens these parts fetches them.
const KeepPanel = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/keep/keep-panel.tsx')
  return { default: file.KeepPanel }
})
const TrendView = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/trend/trend-view.tsx')
  return { default: file.TrendView }
})

const tabNames = ['write', 'trend', 'history', 'keep'] as const

/** The diary behind the danger signs: four tabs over one store. */
export function DiaryView(props: DiaryViewProps) {
  const { locale, words, hear, resume, detailed, onDetailed } = props
  const { state, change, show } = useDiary()
  const { step: tab, go } = useStep('symptom-tracker', tabNames)
  const onAddDetails = useCallback(
    (entry: Entry) => {
      onDetailed(entry)
      go('write')
    },
    [go, onDetailed],
  )
  const entries = useRef<readonly Entry[]>([])
  if (state.kind === 'open') entries.current = state.kept.entries
  const told = useDiaryActions({ change, words, locale, entries, hear, onAddDetails })

  // Whoever takes a number back comes to its entry.
  useEffect(() => {
    if (detailed) go('write')
  }, [detailed, go])

  const isOpen = state.kind === 'open'
  useEffect(() => {
    if (isOpen) resume(entries.current)
  }, [isOpen, resume])

  if (state.kind === 'opening') return <p role="status">{words.shell.opening}</p>
  if (state.kind === 'outdated' || state.kind === 'broken') {
    const { heading, text } = words[state.kind]
    return (
      <Note kind="note" heading={heading}>
        <p role="alert">{text}</p>
        <Button onClick={() => location.reload()}>{words.shell.reload}</Button>
      </Note>
    )
  }
  if (state.kind === 'locked') {
    return state.room ? (
      <DiaryPart words={words.shell}>
        <UnlockView locale={locale} room={state.room} onOpen={show} />
      </DiaryPart>
    ) : null
  }

  const { kept, room } = state
  return (
    <>
      {room === null ? (
        <Note kind="note" heading={words.noDevice.heading}>
          <p>{words.noDevice.text}</p>
          <p>{words.noDevice.elsewhere}</p>
        </Note>
      ) : null}
      {kept.unreadable > 0 ? <p>{counted(words.unreadable, kept.unreadable, locale)}</p> : null}
      <DiaryTabs {...props} kept={kept} room={room} told={told} tab={tab} onTab={go} />
      <Message
        message={told.over}
        undoLabel={words.undo}
        dismiss={{ label: words.dismiss, onDismiss: told.dismiss }}
      />
      <CheckNow />
      {room ? (
        <p className="diary-small">
          {words.privacy} {backupAge(kept.lastBackup, words.backup, locale)}
        </p>
      ) : null}
    </>
  )
}

interface DiaryTabsProps extends DiaryViewProps {
  kept: Kept
  room: Room | null
  told: ReturnType<typeof useDiaryActions>
  tab: (typeof tabNames)[number]
  onTab: (tab: (typeof tabNames)[number]) => void
}

function DiaryTabs(props: DiaryTabsProps) {
  const { locale, words, kept, room, told, tab, onTab, detailed, onDetailed, onCheckAgain } = props
  const { actions } = told
  const id = useId()
  const [life, setLife] = useState(0)
  const panel = (name: (typeof tabNames)[number]) => ({
    id: `${id}-panel-${name}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${name}`,
    className: 'diary-panel',
  })

  async function erase() {
    await actions.erase()
    // Forms begin anew, so that nothing of the old diary stays on the screen.
    setLife((count) => count + 1)
    onDetailed(null)
  }

  return (
    <>
      <Tabs
        id={id}
        label={words.tabs.label}
        tabs={tabNames.map((name) => ({ name, label: words.tabs[name] }))}
        chosen={tab}
        onChoose={onTab}
      />
      <Message
        place="flow"
        message={told.saved}
        undoLabel={words.undo}
        dismiss={{ label: words.dismiss, onDismiss: told.dismiss }}
      />
      <div {...panel('write')} hidden={tab !== 'write'}>
        <WritePanel
          key={life}
          locale={locale}
          words={words}
          diary={kept}
          actions={actions}
          detailed={detailed}
          onDetailed={() => onDetailed(null)}
          onCheckAgain={onCheckAgain}
        />
      </div>
      {tab === 'trend' ? (
        <div {...panel('trend')}>
          <h2>{words.trend.heading}</h2>
          <DiaryPart words={words.shell}>
            <TrendView locale={locale} words={words} diary={kept} />
          </DiaryPart>
        </div>
      ) : null}
      {tab === 'history' ? (
        <div {...panel('history')}>
          <h2>{words.history.heading}</h2>
          <HistoryView
            locale={locale}
            words={words}
            diary={kept}
            amendEntry={actions.amendEntry}
            removeEntry={actions.removeEntry}
            removeWeek={actions.removeWeek}
            onCheckAgain={onCheckAgain}
          />
        </div>
      ) : null}
      {tab === 'keep' ? (
        <div {...panel('keep')}>
          <DiaryPart words={words.shell}>
            <KeepPanel
              locale={locale}
              words={words}
              kept={kept}
              room={room}
              actions={actions}
              onMade={told.tell}
              onErase={erase}
            />
          </DiaryPart>
        </div>
      ) : null}
    </>
  )
}
