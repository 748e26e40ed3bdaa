import { existsSync } from 'node:fs'
import path from 'node:path'
import { programFolders } from '#clinic/settings.ts'

/** The program of dkimpy that verifies signatures of mails; `undefined` when this machine has none. */
export const findDkimpy = () =>
  programFolders()
    .map((folder) => path.join(folder, 'dkimverify'))
    .find((program) => existsSync(program))
