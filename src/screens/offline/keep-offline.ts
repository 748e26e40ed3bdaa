/**
 * On the pages that work without a network: registers the service worker, and says when the network
 * goes and comes; a page that the worker kept says so from the start. A tool fetches scripts as it
 * opens, so it registers at once; a page of words fetches none before the visitor does something.
 * Written into those pages.
 */
interface Policy {
  createScriptURL(url: string): string
}
declare global {
  /** Where the browser checks what scripts write into a page. */
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

const rules: Policy = { createScriptURL: () => '/service-worker.js' }
const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules

const keep = () => navigator.serviceWorker?.register(policy.createScriptURL(''))
if (document.querySelector('[data-when=loaded]')) keep()
else
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, keep, { once: true })

const note = document.querySelector<HTMLElement>('[data-offline]')
for (const change of ['online', 'offline']) {
  addEventListener(change, () => {
    if (note) note.hidden = change === 'online'
  })
}

export {}
