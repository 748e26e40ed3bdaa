/** Says of a demand whether what was measured meets it. */
export const sayVerdict = (demand: string, measured: string, holds: boolean) =>
  console.log(`${holds ? '✓' : '✗'} ${demand}: ${measured}`)
