/**
 * Runs where the diary stands, before the page is painted; written into the page, so it is kept
 * short. Whoever has answered the danger signs before sees no list that goes by itself: the page
 * waits until it knows what this day asks, and shows the list when that takes too long.
 */
const patience = 4000
try {
  if (Object.keys(localStorage).some((key) => /^danger-signs$|^symptom-diary-sealed/.test(key))) {
    const { classList } = document.documentElement
    classList.add('diary-known')
    setTimeout(() => classList.remove('diary-known'), patience)
  }
} catch {
  // A browser that gives no storage knows nobody.
}

export {}
