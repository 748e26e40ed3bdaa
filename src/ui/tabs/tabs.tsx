import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'

export interface Tab {
  /** Also the anchor that leads to the section: `#by-week`. */
  id: string
  /** One or two words on the tab. */
  label: string
  /** Heading of the section, where there is room to say more. */
  heading: string
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string
  tabs: readonly Tab[]
  headingLevel?: 2 | 3
}

function tabAfterKey(key: string, current: number, count: number) {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Sections of which one shows at a time: arrow keys, Home and End choose, as in the ARIA tabs
 * pattern. Without JavaScript, and on paper, all sections show, and the tabs are links to them.
 */
export function Tabs({ label, tabs, headingLevel = 3 }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Nothing is chosen, and nothing hidden, until React is there.
  const [chosen, setChosen] = useState<number>()
  const awake = chosen !== undefined
  const Heading = `h${headingLevel}` as const

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the tabs wake
  useEffect(() => {
    const linked = tabs.findIndex(({ id }) => location.hash === `#${id}`)
    setChosen(Math.max(linked, 0))
  }, [])

  function choose(event: MouseEvent, index: number) {
    if (!awake) return
    event.preventDefault()
    setChosen(index)
  }

  function move(event: KeyboardEvent) {
    // With Alt or Command the arrows are the browser's: back and forward.
    if (!awake || event.altKey || event.metaKey || event.ctrlKey) return
    const next = tabAfterKey(event.key, chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div className="tabs">
      <div
        ref={list}
        className="tab-list no-print"
        {...(awake && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map(({ id, label: tabLabel }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            {...(awake && {
              role: 'tab',
              'aria-selected': index === chosen,
              'aria-controls': id,
              tabIndex: index === chosen ? 0 : -1,
            })}
            onClick={(event) => choose(event, index)}
            onKeyDown={move}
          >
            {tabLabel}
          </a>
        ))}
      </div>
      {tabs.map(({ id, heading, content }, index) => (
        <section
          key={id}
          id={id}
          hidden={awake && index !== chosen}
          {...(awake && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0 })}
        >
          <Heading>{heading}</Heading>
          {content}
        </section>
      ))}
    </div>
  )
}
