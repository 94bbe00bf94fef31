/** Hands a file over to the browser's own way of keeping files. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser may fetch it only after this turn; the page's end lets go of it as well.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
