import type { KeyboardEvent } from 'react'
import './tabs.css'

export interface TabsProps<Name extends string> {
  /** Tab and panel are linked by `<id>-tab-<name>` and `<id>-panel-<name>`. */
  id: string
  label: string
  tabs: readonly { name: Name; label: string }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/**
 * A row of tabs: arrow keys, Home and End move along it, as in the ARIA tabs pattern. Whoever
 * shows it draws the panel of the chosen tab.
 */
export function Tabs<Name extends string>({ id, label, tabs, chosen, onChoose }: TabsProps<Name>) {
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    // With Alt or Command the arrows are the browser's: back and forward.
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const at = tabs.findIndex(({ name }) => name === chosen)
    const target: Partial<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const tab = tabs[target[event.key] ?? -1]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.name)
    document.getElementById(`${id}-tab-${tab.name}`)?.focus()
  }

  return (
    <div className="tab-list" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          id={`${id}-tab-${tab.name}`}
          type="button"
          role="tab"
          aria-selected={tab.name === chosen}
          aria-controls={`${id}-panel-${tab.name}`}
          tabIndex={tab.name === chosen ? 0 : -1}
          onClick={() => onChoose(tab.name)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
