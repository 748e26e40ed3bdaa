/** Hands a text to the visitor as a file. Nothing is sent: the file is made on the device. */
export function saveFile(text: string, name: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
