import { readFileSync } from 'node:fs'

/** The Python that a program runs on: it names its interpreter in the first line. */
export const pythonOf = (program: string) =>
  readFileSync(program, 'utf8')
    .split('\n', 1)[0]
    ?.replace(/^#!\s*/, '') ?? ''
