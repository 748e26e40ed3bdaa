import { readFileSync } from 'node:fs'
import { withImports } from './document.ts'
import { linterRule } from './linter-rule.ts'
import { importTable } from './table.ts'

/** What is made from the import table: path and content as they should be. */
export const filesOfImportTable = () => [
  { path: 'scripts/imports/rule.grit', content: linterRule(importTable) },
  {
    path: 'docs/architecture.md',
    content: withImports(readFileSync('docs/architecture.md', 'utf8'), importTable),
  },
]
