import { existsSync } from 'node:fs'
import path from 'node:path'
import { programFolders } from '#clinic/settings.ts'

/** The proxy that a test puts before the server; `undefined` when this machine has none. */
export const findNginx = () =>
  // Debian keeps it where only root looks.
  [...programFolders(), '/usr/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file))
