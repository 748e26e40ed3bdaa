import { access, constants, lstat } from 'node:fs/promises'
import path from 'node:path'
import type { OwnSettings } from '#clinic/settings.ts'
import { freeBytes, storeFile } from '#server/store/sqlite.ts'
import type { Finding } from './finding.ts'

const mega = 1_000_000

/** A backup of a busy year and the log of a store fit into so much, twice. */
const [enough, scarce] = [1000 * mega, 200 * mega]

const shown = (bytes: number) => `${Math.round(bytes / mega)} MB`

export function judgeSpace(about: string, folder: string, free: number): Finding {
  if (free >= enough) return { kind: 'good', about, says: `${shown(free)} free for ${folder}.` }
  return {
    kind: free < scarce ? 'problem' : 'advice',
    about,
    says: `Only ${shown(free)} are free for ${folder}.`,
    cure: 'delete old backups and releases, or give the disk more room, before the store cannot be written.',
  }
}

const find = (file: string) => lstat(file).catch(() => undefined)

/** Who may read the file of a secret, or of what people wrote: its owner alone. */
async function checkPrivate(about: string, file: string): Promise<Finding[]> {
  const found = await find(file)
  if (!found) return []
  const mode = found.mode & 0o777
  if ((mode & 0o077) === 0) return []
  const closed = found.isDirectory() ? '700' : '600'
  return [
    {
      kind: 'problem',
      about,
      says: `Others on this machine may read ${file} (mode ${mode.toString(8)}).`,
      cure: `chmod ${closed} ${file}`,
    },
  ]
}

/** Whether whoever runs this may write there; who is not the owner learns whom to run it as. */
async function checkWritable(about: string, folder: string): Promise<Finding[]> {
  const found = await find(folder)
  const own = process.getuid?.()
  if (!found) {
    return [
      {
        kind: 'advice',
        about,
        says: `There is no folder ${folder} yet.`,
        cure: 'the server makes it when it starts; if one should be there, correct the setting.',
      },
    ]
  }
  if (own !== undefined && found.uid !== own) {
    return [
      {
        kind: 'advice',
        about,
        says: `${folder} belongs to user ${found.uid}, and this command runs as user ${own}.`,
        cure: `run it, and the server, as the owner: sudo -u '#${found.uid}' …, or: chown -R ${own} ${folder}`,
      },
    ]
  }
  try {
    await access(folder, constants.W_OK | constants.X_OK)
    return []
  } catch {
    return [
      {
        kind: 'problem',
        about,
        says: `${folder} cannot be written.`,
        cure: `chmod u+rwx ${folder}, and see that its disk is not mounted read-only.`,
      },
    ]
  }
}

/** Rights, and room on the disk, of all that the server writes and keeps secret. */
export async function checkFolders({
  backupDir,
  dataDir,
  dkimKeyFile,
}: Pick<OwnSettings, 'backupDir' | 'dataDir' | 'dkimKeyFile'>): Promise<Finding[]> {
  const [data, backups] = [path.resolve(dataDir), path.resolve(backupDir)]
  const rights = [
    ...(await checkWritable('DATA_DIR', data)),
    ...(await checkWritable('BACKUP_DIR', backups)),
    ...(await checkPrivate('DATA_DIR', data)),
    ...(await checkPrivate('DATA_DIR', storeFile(data))),
    ...(await checkPrivate('BACKUP_DIR', backups)),
    ...(await checkPrivate('.env', path.resolve('.env'))),
    ...(dkimKeyFile ? await checkPrivate('DKIM_KEY_FILE', path.resolve(dkimKeyFile)) : []),
  ]
  const space: Finding[] = []
  for (const [about, folder] of [
    ['Disk of DATA_DIR', data],
    ['Disk of BACKUP_DIR', backups],
  ] as const) {
    if (await find(folder)) space.push(judgeSpace(about, folder, await freeBytes(folder)))
  }
  const allGood: Finding = {
    kind: 'good',
    about: 'Rights',
    says: 'Only their owner reads the data.',
  }
  return [...(rights.length > 0 ? rights : [allGood]), ...space]
}
