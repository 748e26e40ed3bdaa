/** The list with the id, or without it where it was there. */
export const toggled = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
