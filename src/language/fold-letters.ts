/** Without accents and capitals, which people leave out when they type: `Fruítvale` is `fruitvale`. */
export const foldLetters = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
