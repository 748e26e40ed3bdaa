/** Writes the linter's rule and the table in `docs/architecture.md` from `imports/table.ts`. */
import { writeFileSync } from 'node:fs'
import { filesOfImportTable } from './imports/made-files.ts'

for (const { path, content } of filesOfImportTable()) writeFileSync(path, content)
