/**
 * On the pages that work without a network: registers the service worker and says when there is
 * no network. Written into those pages. A tool fetches scripts as it opens, so it registers at
 * once; a page of words fetches none before the visitor does something.
 */
interface Policy {
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

const { trustedTypes } = window as unknown as { trustedTypes?: PolicyFactory }
const rules: Policy = { createScriptURL: () => '/service-worker.js' }
const policy = trustedTypes?.createPolicy('service-worker', rules) ?? rules

const keep = () => navigator.serviceWorker?.register(policy.createScriptURL(''))
if (document.querySelector('[data-when=loaded]')) keep()
else
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, keep, { once: true })

const note = document.querySelector<HTMLElement>('[data-offline]')
const tell = () => {
  if (note) note.hidden = navigator.onLine
}
addEventListener('online', tell)
addEventListener('offline', tell)
tell()

export {}
