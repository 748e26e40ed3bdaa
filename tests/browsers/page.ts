import { setTimeout } from 'node:timers/promises'
import type { Driver, Key } from './driver.ts'
import {
  aimAt,
  beginTyping,
  countOf,
  findAll,
  hasFocus,
  hiddenOf,
  isChecked,
  pick,
  type Thing,
  takeAim,
  wordsOf,
} from './in-page.ts'

/** How long a page may take to become what is expected of it, in ms. */
const patience = 10_000

/** The same for what speaks to the visitor: some of it goes by itself after 8 seconds. */
const patienceForWords = 5000

const told = (thing: Thing) =>
  Object.entries(thing)
    .map(([what, words]) => `${what} "${words}"`)
    .join(', ')

/** Asks again until the answer is right; fails with the last one. */
async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  atMost = patience,
) {
  const last = Date.now() + atMost
  for (;;) {
    const answer = await ask()
    if (isRight(answer)) return answer
    if (Date.now() > last) throw new Error(`${what}: ${JSON.stringify(answer)}`)
    await setTimeout(50)
  }
}

/** What a page shows. Every look waits until it is as expected. */
function createLooks(driver: Driver) {
  /** Sends a function of `in-page.ts` with what is found there now. */
  const ask = <Answer, Rest extends readonly unknown[]>(
    thing: Thing,
    look: (found: readonly HTMLElement[], ...rest: Rest) => Answer,
    ...rest: Rest
  ) => {
    const given = rest.map((each) => `, ${JSON.stringify(each)}`).join('')
    const found = `(${findAll})(${JSON.stringify(thing)})`
    return driver.run(`(${look})(${found}${given})`) as Promise<Answer>
  }
  const comesTo = (expression: string, answer: unknown) =>
    until(
      `${expression} does not come to ${answer}`,
      () => driver.run(expression),
      (now) => now === answer,
    )

  return {
    ask,
    comesTo,
    count: (thing: Thing) => ask(thing, countOf),
    words: (thing: Thing) => ask(thing, wordsOf),
    /** It is somewhere on the page. */
    is: (thing: Thing) =>
      until(
        `${told(thing)} is not there`,
        () => ask(thing, countOf),
        (count) => count > 0,
      ),
    isGone: (thing: Thing) =>
      until(
        `${told(thing)} is still there`,
        () => ask(thing, countOf),
        (count) => count === 0,
      ),
    says: (thing: Thing, words: string) =>
      until(
        `${told(thing)} does not say ${words}`,
        () => ask(thing, wordsOf),
        (said) => said.some((each) => each.includes(words)),
      ),
    isChecked: (thing: Thing) =>
      until(`${told(thing)} is not checked`, () => ask(thing, isChecked), Boolean),
    /** What speaks to the visitor is where they look: in the window, and nothing lies over it. */
    isInView: (thing: Thing) =>
      until(
        `${told(thing)} is not in view`,
        () => ask(thing, hiddenOf),
        (hidden) => hidden.length === 0,
        patienceForWords,
      ),
    hasFocus: (thing: Thing) =>
      until(`${told(thing)} has not the focus`, () => ask(thing, hasFocus), Boolean),
    isAt: (address: string) => comesTo('location.pathname + location.search', address),
  }
}

/** What a visitor does. Every act waits until its thing is there and rests. */
function createActs(driver: Driver, { ask }: Pick<ReturnType<typeof createLooks>, 'ask'>) {
  /** Where the thing rests: two looks in a row find it in the same place. */
  async function aim(thing: Thing) {
    let before: unknown
    const place = await until(
      told(thing),
      () => ask(thing, aimAt),
      (answer) => {
        const rests = typeof answer !== 'string' && JSON.stringify(answer) === before
        before = JSON.stringify(answer)
        return rests
      },
    )
    if (typeof place === 'string') throw new Error(`${told(thing)} ${place}`)
    return place
  }

  /** A page that the click has led away from has nothing to say about it. */
  async function tryToClick(thing: Thing) {
    const { x, y } = await aim(thing)
    await ask(thing, takeAim)
    await driver.clickAt(x, y)
    return driver.run("'wasMet' in globalThis ? globalThis.wasMet : true")
  }

  return {
    click: (thing: Thing) => until(`${told(thing)} moves away`, () => tryToClick(thing), Boolean),
    async pointAt(thing: Thing) {
      const { x, y } = await aim(thing)
      await driver.moveTo(x, y)
    },
    pointAway: () => driver.moveTo(2, 2),
    /** Types in the place of what stands in a field. */
    async fill(thing: Thing, text: string) {
      await aim(thing)
      await ask(thing, beginTyping)
      await driver.type(text)
    },
    async pick(thing: Thing, value: string) {
      await aim(thing)
      await ask(thing, pick, value)
    },
    async focus(thing: Thing) {
      await aim(thing)
      await ask(thing, beginTyping)
    },
    press: (key: Key) => driver.press(key),
    scrollTo: (top: number) => driver.run(`scrollTo({ top: ${top}, behavior: 'instant' })`),
  }
}

/** A page as a visitor uses it, in any engine. */
export function createPage(driver: Driver, origin: string) {
  const looks = createLooks(driver)
  return {
    ...looks,
    ...createActs(driver, looks),
    open: (path: string) => driver.goTo(origin + path),
    reload: () => driver.reload(),
    /** Ends before the other page is there: ask for something of it. */
    goBack: () => driver.run('void setTimeout(() => history.back())'),
    resize: (width: number, height: number) => driver.resize(width, height),
  }
}

export type Page = ReturnType<typeof createPage>
