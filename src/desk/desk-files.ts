/** What the build leaves for the server beside the live parts: never sent as files, and no page. */
export const deskFiles = {
  draw: 'desk.mjs',
  sheet: 'desk.css',
  script: 'desk.js',
  words: 'words.mjs',
  wordsSheet: 'words.css',
} as const
