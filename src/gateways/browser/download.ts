/** Downloads a file made in the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fetch it only after this turn; closing the page frees it too.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
