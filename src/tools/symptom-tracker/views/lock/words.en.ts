import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'Lock the diary',
  text: 'A passphrase keeps other people who use this device out of your diary. You enter it at each visit.',
  forgetting:
    'Without it nobody can open the diary, and that includes us. If you forget it, only a backup file brings your entries back.',
  backupFirst: 'Save a backup file first. Keep it where only you find it.',
  saveBackup: 'Save a backup file first',
  passphrase: 'Passphrase for the diary',
  passphraseHint: 'Use 4 words or more. You see what you type, so you can check it.',
  tooShort: 'Use at least 8 letters.',
  lock: 'Lock the diary',
  working: 'Working…',
  isLocked: 'The diary is locked with a passphrase. It is open until you leave this page.',
  locked: 'The diary is locked now.',
  close: 'Close it now',
  change: 'Change the passphrase',
  newPassphrase: 'New passphrase',
  saveNew: 'Use the new passphrase',
  changed: 'The new passphrase counts from now on.',
  remove: 'Take the passphrase away',
  removed: 'The diary has no passphrase now.',
  notDone: 'The browser did not do this. Nothing has changed. Try again.',
  openHeading: 'Your diary is locked',
  changeAsked: 'Is something new?',
  signs: 'Read the danger signs first',
  openLabel: 'Your passphrase',
  open: 'Open the diary',
  wrong: 'This passphrase does not open the diary. Nothing has changed. Try again.',
  forgot: 'I forgot the passphrase',
  startOverText:
    'Then these entries cannot be read again. You can begin an empty diary, and bring a backup file back into it.',
  startOver: 'Delete it and begin an empty diary',
} as const

export type LockWords = MatchingWords<typeof en>
