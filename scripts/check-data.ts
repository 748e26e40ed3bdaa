/** Says what is wrong with the lists of `content/data`, all of it at once, and ends with 1 then. */
import { dataFaults } from '#clinic/reading/register-file.ts'
import { registerFaults } from '#words/check-registers.ts'

const faults = registerFaults()
console.log(faults.length ? dataFaults(faults) : 'The lists in content/data can be used.')
process.exitCode = faults.length > 0 ? 1 : 0
