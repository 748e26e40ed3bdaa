import { foldLetters } from '#language/fold-letters.ts'

/** With plain spaces, too: as people type. */
const folded = (words: string) =>
  foldLetters(words)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Narrows the list of neighborhoods while somebody types, which stays the HTML it is: each typed
 * word must begin a word of a name or a ZIP code. Districts with what was found are opened, and
 * closed again when the field is empty.
 */
export function moveIsland(island: HTMLElement) {
  const field = island.querySelector('input')
  const status = island.querySelector<HTMLElement>('[role=status]')
  const districts = [...island.querySelectorAll('details')].map((district) => ({
    district,
    entries: [...district.querySelectorAll<HTMLElement>('[data-words]')].map((entry) => ({
      entry,
      words: ` ${folded(entry.dataset['words'] ?? '')}`,
    })),
  }))
  if (!field || !status) return

  let narrowed = false

  function narrow(typed: string) {
    const asked = folded(typed).split(' ').filter(Boolean)
    let found = 0
    for (const { district, entries } of districts) {
      let here = 0
      for (const { entry, words } of entries) {
        entry.hidden = !asked.every((word) => words.includes(` ${word}`))
        if (!entry.hidden) here += 1
      }
      district.hidden = here === 0
      if (asked.length > 0 || narrowed) district.open = asked.length > 0 && here > 0
      found += here
    }
    narrowed = asked.length > 0
    const { found: said = '', none = '' } = status?.dataset ?? {}
    if (status) status.textContent = narrowed ? (found ? `${said} ${found}` : none) : ''
  }

  field.addEventListener('input', () => {
    narrow(field.value)
    const asked = new URLSearchParams(location.search)
    if (field.value) asked.set(field.name, field.value)
    else asked.delete(field.name)
    const query = String(asked)
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
  })
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? ''
  // What was typed before this was here counts too.
  if (field.value) narrow(field.value)
}
