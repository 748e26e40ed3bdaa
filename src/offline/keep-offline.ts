/**
 * On the pages that work without a network: registers the service worker and says when there is
 * no network. Written into those pages.
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

navigator.serviceWorker?.register(policy.createScriptURL(''))

const note = document.querySelector<HTMLElement>('[data-offline]')
const tell = () => {
  if (note) note.hidden = navigator.onLine
}
addEventListener('online', tell)
addEventListener('offline', tell)
tell()

export {}
