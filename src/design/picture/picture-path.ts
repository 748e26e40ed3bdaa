import type { Theme } from '#design/people/palette.ts'

/** The name of a picture's file in one theme, without its end. */
export const pictureFileName = (name: string, theme: Theme) =>
  theme === 'dark' ? `${name}-dark` : name

/** Where that file is found. */
export const picturePath = (name: string, theme: Theme) =>
  `/pictures/${pictureFileName(name, theme)}.svg`
