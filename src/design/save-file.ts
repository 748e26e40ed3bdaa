/** Hands a text to the visitor as a file. Made in the page: nothing is sent or fetched. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari begins to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
