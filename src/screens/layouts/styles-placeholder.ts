const placeholder = /%styles of ([^%]*)%/

/** Stands in a page for its styles, which only the build knows: those of the files that draw it. */
export const stylesPlaceholder = (drawnBy: readonly string[]) => `%styles of ${drawnBy.join(' ')}%`

/** Puts its styles into a page. */
export const fillStyles = (html: string, sheetOf: (drawnBy: readonly string[]) => string) =>
  html.replace(placeholder, (_, drawnBy: string) => sheetOf(drawnBy.split(' ')))
