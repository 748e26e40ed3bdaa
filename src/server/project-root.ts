import path from 'node:path'

/** The folder of the project, or of a pack, where the code lies as deep. */
export const projectRoot = path.resolve(import.meta.dirname, '../..')
