export const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
