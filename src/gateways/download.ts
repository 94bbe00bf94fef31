/** Hands a file over to the browser's own way of keeping files. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the time this turn is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
