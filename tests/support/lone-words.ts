import type { Page } from '@playwright/test'

/** What stands large or first on a page: its headings, and what it says before its parts begin. */
const large = 'main :is(h1, h2, h3, .lead, .now-card li)'

/**
 * The ends of headings and openings whose last line is one word, shorter than a third of the longest
 * line, though the word before it would fit beside it.
 */
export const loneWords = (page: Page) =>
  page.evaluate((selector) => {
    function wordsOf(element: Element) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: { text: string; box: DOMRect }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isHeard = node.parentElement?.closest('.vh, [aria-hidden]')
        if (isHeard) continue
        for (const { 0: text, index } of node.nodeValue?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + text.length)
          const box = [...range.getClientRects()].at(-1)
          if (box) words.push({ text, box })
        }
      }
      return words
    }
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const words = wordsOf(element)
      const [beforeLast, last] = words.slice(-2)
      if (!beforeLast || !last || words.length < 3) return []
      const isAlone = beforeLast.box.bottom <= last.box.top + 1
      const [left, right] = [
        Math.min(...words.map(({ box }) => box.left)),
        Math.max(...words.map(({ box }) => box.right)),
      ]
      const isShort = last.box.width < (right - left) / 3
      const fitsBeside = beforeLast.box.width + last.box.width < (right - left) * 0.9
      return isAlone && isShort && fitsBeside
        ? [
            words
              .slice(-5)
              .map(({ text }) => text)
              .join(' '),
          ]
        : []
    })
  }, large)
