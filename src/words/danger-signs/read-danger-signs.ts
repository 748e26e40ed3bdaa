import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister } from '#clinic/reading/register-file.ts'
import { type DangerRegister, dangerRegister } from './register.ts'

/**
 * The register of danger signs.
 * @throws Error that names every wrong field, its line, what it should hold and an example.
 */
export const readDangerSigns = readOnce((): DangerRegister => readRegister(dangerRegister))

export const signWith = (id: string) => readDangerSigns().signs.find((sign) => sign.id === id)
