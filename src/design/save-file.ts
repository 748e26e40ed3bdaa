/** Hands a text or a picture to the visitor as a file. Made in the page: nothing is sent or fetched. */
export function saveFile(name: string, type: string, content: string | Blob) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari begins to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
