/** Everything the built site is made from. */
export const buildSources = [
  'astro.config.mjs',
  'clinic.config.ts',
  'content',
  'data',
  'package-lock.json',
  'public',
  'src',
  'tsconfig.json',
]
