/** Runs on Ctrl+S or Cmd+S, instead of the browser's own save dialog. */
export function whenSavePressed(run: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
      return
    event.preventDefault()
    run()
  }
  window.addEventListener('keydown', handleKey)
  return () => window.removeEventListener('keydown', handleKey)
}
