/** What some words call a thing; nothing where they do not know it. */
export const nameIn = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? names[name] : undefined
