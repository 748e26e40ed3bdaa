/**
 * What we use although the oldest of our browsers lack it, by its name in MDN's data, and what these
 * get instead. Only what a visitor can do without belongs here. A use behind `@supports`, or a call
 * behind `?.`, needs no line.
 */
export const newer: Readonly<Record<string, string>> = {
  'api.Touch.clientX': 'Safari of a desk hears no fingers: buttons and keys draw the map larger',
  'api.Touch.clientY': 'as above',
  'api.TouchList.length': 'as above',
  'css.at-rules.media.scripting':
    'without scripts, a button that then does nothing stands beside the list that works',
  'css.at-rules.view-transition': 'the next page comes at once instead of fading in',
  'css.properties.break-after.avoid': 'on paper a heading may stand at the foot of a page',
  'css.properties.break-before.avoid': 'on paper an entry may be parted',
  'css.properties.contain-intrinsic-size': 'nothing: far parts are laid out at once',
  'css.properties.content-visibility': 'far parts are laid out at once',
  'css.properties.cursor': 'a phone has no pointer to show',
  'css.properties.field-sizing': 'a note scrolls in its field instead of growing it',
  'css.properties.resize': 'a phone has no corner to pull a field by',
  'css.properties.text-wrap': 'a heading breaks where its line is full',
  'css.selectors.details-content': 'a folded part stays folded on paper',
  'html.elements.details.name': 'several menus may be open at once until the first touch',
  'html.global_attributes.popover': 'a toast is fixed over the page, not in the top layer',
  'html.elements.search': 'the form inside works; it is no landmark',
  'html.global_attributes.autocapitalize': 'the keyboard of a phone begins with a capital',
}
