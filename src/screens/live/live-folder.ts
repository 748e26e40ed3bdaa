/** Where the build leaves what the server draws live parts with, below the built site; never sent. */
export const liveFolder = '_live'

/** The functions, as one file that needs nothing else, and the data that they draw from. */
export const liveFiles = { parts: 'parts.mjs', data: 'data.json' } as const

/** What a build for the public says of itself to the gate of the next one. */
export const publishedFile = 'published.json'
