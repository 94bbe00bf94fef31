/** Runs at Control and S, or Command and S, which would have the browser save the page as a file. */
export function whenSavePressed(run: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
      return
    event.preventDefault()
    run()
  }
  window.addEventListener('keydown', hear)
  return () => window.removeEventListener('keydown', hear)
}
