import { type DangerRegister, dangerRegister } from '#danger-signs/register.ts'
import { readOnce } from '#facts/read-once.ts'
import { readRegister } from '#facts/register-file.ts'

/**
 * The register of danger signs.
 * @throws Error that names every wrong field, its line, what it should hold and an example.
 */
export const readDangerSigns = readOnce((): DangerRegister => readRegister(dangerRegister))
