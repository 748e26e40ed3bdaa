import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type DangerRegister, dangerRegisterSchema } from '#danger-signs/register.ts'

const file = 'content/data/danger-signs.yaml'

/**
 * The register of danger signs.
 * @throws Error that names the sign, the field and what it should hold.
 */
export function readDangerSigns(): DangerRegister {
  const written: unknown = parse(readFileSync(join(process.cwd(), file), 'utf8'))
  const parsed = v.safeParse(dangerRegisterSchema, written)
  if (parsed.success) return parsed.output
  const lines = parsed.issues.map((issue) => {
    const place = v.getDotPath(issue)
    return `  ${place ?? 'the register'} should be ${issue.message}`
  })
  throw new Error([`${file} cannot be used:`, ...lines].join('\n'))
}
