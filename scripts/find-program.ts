import { existsSync } from 'node:fs'
import path from 'node:path'
import { programFolders } from '#clinic/settings.ts'

/** A program of this machine; `undefined` when it has none of that name. */
export const findProgram = (name: string) =>
  // Debian keeps servers where only root looks.
  [...programFolders(), '/usr/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
