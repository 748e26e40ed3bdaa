/** A reader of RFC 4180 for tests, written from its grammar. */
export function readCsv(text: string) {
  const rows: string[][] = []
  let row: string[] = []
  let rest = text.replace('\uFEFF', '')
  while (rest !== '') {
    const match = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest)
    if (!match) throw new Error(`Not RFC 4180: ${rest.slice(0, 40)}`)
    row.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'))
    if (match[3] === '\r\n') {
      rows.push(row)
      row = []
    }
    rest = rest.slice(match[0].length)
  }
  return rows
}
