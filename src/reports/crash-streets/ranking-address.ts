/** Where a browser finds the ranking, with the neighborhoods by district. */
export const rankingAddress = '/places/crash-corners.json'
