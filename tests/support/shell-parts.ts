/** What every page has around its own words, as selectors; the skip link is checked with the page. */
export const shellParts = [
  'header.site-header',
  'section.banner',
  'footer.site-footer',
  'nav.bottom-bar',
]
