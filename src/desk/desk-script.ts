import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** How often a list looks whether it is still as others left it. */
const looksEvery = 5000
/** How soon before its end a session warns. */
const warnsBefore = 2 * 60_000
/** A list loads itself again where nobody has touched it for so long. */
const restsAfter = 10_000
/** Two presses in less are one: the second came with the same wish. */
const onePress = 1000
/** Typing has a session begin again no more often than this. */
const typedAgain = 60_000
/** After a failure it is tried again so soon, then after twice as long, and so on. */
const firstRetry = 200

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const [now, before] = [Date.now(), Number(form.dataset['sent'] ?? 0)]
    form.dataset['sent'] = String(now)
    if (now - before >= onePress) return
    event.preventDefault()
    event.stopPropagation()
  },
  { capture: true },
)

const byName = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value

async function post(address: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

/** The secret of a link stands behind the #, which browsers send nowhere. */
const linkSecret = () => location.hash.slice(1)

async function usePasskey(form: HTMLFormElement) {
  const action = new URL(form.action).pathname
  const around = { token: byName(form, 'token'), link: linkSecret() }
  const optionsJSON = await post(`${action}/options`, around)
  // The passkey that one has is asked for first.
  if (optionsJSON.to) return location.assign(optionsJSON.to)
  const response =
    form.dataset['passkey'] === 'add'
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON })
  const { to } = await post(action, { ...around, back: byName(form, 'back'), response })
  const again = document.querySelector<HTMLFormElement>('form[data-again]')
  if (again) again.submit()
  else location.replace(to)
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fault = form.querySelector<HTMLElement>('[data-failed]')
    if (fault) fault.textContent = ''
    usePasskey(form).catch(() => {
      if (fault) fault.textContent = fault.dataset['failed'] ?? ''
    })
  })
  for (const button of form.querySelectorAll('button')) button.disabled = false
}

const copy = document.querySelector<HTMLButtonElement>('button[data-copies]')
const copied = document.querySelector<HTMLTextAreaElement>(`#${copy?.dataset['copies']}`)
if (copy && copied) {
  copy.hidden = false
  copy.addEventListener('click', async () => {
    copied.select()
    await navigator.clipboard.writeText(copied.value)
    copy.textContent = copy.dataset['copied'] ?? ''
  })
}

// Some browsers keep what they go back to, whatever they are told: it is asked for again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

const stay = document.querySelector<HTMLElement>('[data-ends-in]')
let endTimers: ReturnType<typeof setTimeout>[] = []

/** Warns before the session ends, and leaves the page when it does. */
function waitForEnd(warning: HTMLElement) {
  for (const timer of endTimers) clearTimeout(timer)
  warning.hidden = true
  const endsIn = Number(warning.dataset['endsIn'])
  endTimers = [
    setTimeout(() => warning.removeAttribute('hidden'), Math.max(endsIn - warnsBefore, 0)),
    // Nothing of a patient stays on a screen that nobody looks at.
    setTimeout(() => location.replace('/desk/sign-in'), endsIn),
  ]
}

/** Has the time of the session begin again, without leaving what is being typed. */
async function staySignedIn(warning: HTMLElement, form: HTMLFormElement) {
  const body = new URLSearchParams({ token: byName(form, 'token') ?? '' })
  const answer = await fetch(form.action, { method: 'POST', body })
  if (!answer.ok || answer.redirected) return
  const endsIn = answer.headers.get('Session-Ends-In')
  if (endsIn) warning.dataset['endsIn'] = endsIn
  waitForEnd(warning)
}

const stayForm = stay?.querySelector('form')
if (stay && stayForm) {
  waitForEnd(stay)
  const keep = () => staySignedIn(stay, stayForm).catch(() => {})
  stayForm.addEventListener('submit', (event) => {
    event.preventDefault()
    keep()
  })
  let typed = Date.now()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-typing]')) {
    // Whoever types does something, though nothing is sent.
    form.addEventListener('input', () => {
      if (Date.now() - typed < typedAgain) return
      typed = Date.now()
      keep()
    })
    putInSamples(form)
  }
}

/** Shows the buttons that put a sample into the text, where its caret was last. */
function putInSamples(form: HTMLFormElement) {
  let text = form.querySelector<HTMLTextAreaElement>('textarea[name]')
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && !target.readOnly) text = target
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-inserts]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      if (!text) return
      const { selectionEnd, selectionStart } = text
      text.focus()
      text.setRangeText(button.dataset['inserts'] ?? '', selectionStart, selectionEnd, 'end')
      text.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

const list = document.querySelector<HTMLElement>('[data-version]')
const changed = document.querySelector<HTMLElement>('[data-changed]')
if (list && changed) {
  // Whoever has just done something with a card is led to it.
  let touched = location.hash === '' ? 0 : Date.now()
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(touch, () => {
      touched = Date.now()
    })
  }
  /** Nothing moves away under a finger: whoever is at a card is told, and asks for the new list. */
  const isAtRest = () => scrollY === 0 && Date.now() - touched > restsAfter
  lookAgain('/desk/today/version', async (answer) => {
    if ((await answer.text()) === list.dataset['version']) return
    // By this address, which is no act of anybody.
    if (isAtRest()) location.replace('/desk?fresh=yes')
    else changed.hidden = false
  })
}

const progress = document.querySelector<HTMLElement>('[data-progress]')
if (progress) {
  lookAgain(progress.dataset['progress'] ?? '', async (answer) => {
    const { max, state, value, words } = await answer.json()
    if (state !== progress.dataset['state']) location.replace('?fresh=yes')
    Object.assign(progress.querySelector('progress') ?? {}, { max, value })
    const line = progress.querySelector('[data-words]')
    if (line) line.textContent = words
  })
}

/** Asks what others have changed since, every few seconds, as long as somebody is signed in. */
function lookAgain(address: string, show: (answer: Response) => Promise<void>, after = looksEvery) {
  setTimeout(async () => {
    try {
      const answer = await fetch(address)
      if (answer.status === 401) return location.replace('/desk/sign-in')
      if (!answer.ok) throw new Error(String(answer.status))
      await show(answer)
      lookAgain(address, show)
    } catch {
      const soon = after === looksEvery ? firstRetry : Math.min(after * 2, looksEvery - 1)
      lookAgain(address, show, soon)
    }
  }, after)
}
