/*
 * What the code knows of this city besides the files beside this one. A site about another city has
 * a folder of its own, which `imports` of `package.json` names in place of this.
 */

/** Where the files of the city lie, below the project; for the build and for commands. */
export const cityFolder = 'src/city/oakland'

/** The council districts, on the map of 2022. */
export const districts = ['1', '2', '3', '4', '5', '6', '7'] as const

export type District = (typeof districts)[number]
