const islandTag = /<[a-z]+\s(?=[^>]*\sdata-when="loaded")[^>]*\bdata-island="([^"]+)"/

/** The island of a drawn page that wakes as soon as the page has loaded, when there is one. */
export const loadedIsland = (html: string) => islandTag.exec(html)?.[1]
