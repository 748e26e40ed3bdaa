/** Where the card of a message stands on Today, behind the # of an address. */
export const cardId = (message: string) => `message-${message}`
