import type { Page } from '@playwright/test'

/** The words in what `selector` finds that go over two lines, or out of the window. */
export const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    function wordsIn(element: Element) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: { text: string; boxes: DOMRect[] }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: text, index } of node.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + text.length)
          words.push({ text, boxes: [...range.getClientRects()] })
        }
      }
      return words
    }
    return all
      .flatMap(wordsIn)
      .filter(({ boxes }) => boxes.length > 1 || boxes.some(({ right }) => right > innerWidth))
      .map(({ text }) => text)
  })
