/** The beginning of a message's number, as mails and the desk show it and take it. */
export const shortIdOf = (id: string) => id.slice(0, 8)
