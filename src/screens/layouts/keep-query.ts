/**
 * Links to the other language, and those among what keeps the query, take along what the address asks
 * for, such as a place or filters. It comes with the first island that wakes: before, nothing in the
 * page has changed what the address asks for. A link is written when it is pressed or reached by
 * keyboard, because the address changes while a page is open.
 */
for (const sign of ['pointerdown', 'focusin']) {
  addEventListener(sign, ({ target }) => {
    const link = (target as Element).closest('.language,.keeps-query a[href^="/"]')
    link?.setAttribute('href', link.getAttribute('href')?.split('?')[0] + location.search)
  })
}

export {}
