/** Says what is wrong with the lists that people write, all of it at once, and ends with 1 then. */
import { dataFaults } from '#clinic/reading/register-file.ts'
import { registerFaults } from '#words/check-registers.ts'

const faults = registerFaults()
console.log(
  faults.length ? dataFaults(faults) : 'The lists can be used, and the clinic is in their city.',
)
process.exitCode = faults.length > 0 ? 1 : 0
