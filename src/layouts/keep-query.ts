/**
 * The link to the other language takes along what the address asks for, such as a place or filters.
 * Written into every page, so it is kept short. A link is read when it is pressed or reached by
 * keyboard, because the address changes while a page is open.
 */
for (const sign of ['pointerdown', 'focusin']) {
  addEventListener(sign, ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.language')
    if (link) link.search = location.search
  })
}

export {}
