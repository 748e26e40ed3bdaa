/** Opens and closes all questions of the page with its own `details`, however that was opened. */
export function moveIsland(island: HTMLElement) {
  const all = island.querySelector('details')
  const follow = () => {
    for (const question of document.querySelectorAll<HTMLDetailsElement>('.question')) {
      question.open = all?.open ?? false
    }
  }
  all?.addEventListener('toggle', follow)
  if (all?.open) follow()
}
