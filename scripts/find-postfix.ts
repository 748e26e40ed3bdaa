import { existsSync } from 'node:fs'

const programs = '/usr/sbin/postfix'

/** Whether this machine has Postfix, and whoever runs us may start one: it gives up its own rights. */
export const findPostfix = () => existsSync(programs) && process.getuid?.() === 0
