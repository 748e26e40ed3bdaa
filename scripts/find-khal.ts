import { existsSync } from 'node:fs'
import path from 'node:path'
import { programFolders } from '#clinic/settings.ts'

/** The calendar program that reads the files of the plan in a test; `undefined` when this machine has none. */
export const findKhal = () =>
  programFolders()
    .map((folder) => path.join(folder, 'khal'))
    .find((file) => existsSync(file))
