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

/** Downloads a file of the panel's, by the path of a public call. */
export function downloadFrom(path: string): void {
  const link = document.createElement('a')
  link.href = `${import.meta.env.PUBLIC_PANEL_API_URL || '/api'}${path}`
  link.download = ''
  link.click()
}
