/** What a pointer, the keyboard or a press does to an element, and the class that shows it at rest. */
const shown = {
  ':hover': '.is-hover',
  ':active': '.is-active',
  ':focus-visible': '.is-focus-visible',
} as const

function showIn({ cssRules }: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule
      const still = Object.entries(shown).reduce(
        (selector, [state, name]) => selector.replaceAll(state, name),
        selectorText,
      )
      if (still !== selectorText) rule.selectorText = `${selectorText}, ${still}`
    }
    if (rule instanceof CSSGroupingRule) showIn(rule)
  }
}

/** Lets the examples of the page show a state by its class, with the rules that the state has itself. */
export function showStates() {
  for (const sheet of document.styleSheets) showIn(sheet)
}
