/** Focuses the field whose words were pressed in the preview, once the fields of its block are there. */
export function focusWords(words: string): void {
  const wanted = plain(words)
  if (!wanted) return
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      '[data-panel] :is(input, textarea, [contenteditable=true])'
    )
    const field = [...fields].find((box) => plain(textOf(box)) === wanted)
    const holding = [...fields].find(
      (box) => box.isContentEditable && plain(textOf(box)).includes(wanted)
    )
    ;(field ?? holding)?.focus()
  })
}

function textOf(box: HTMLElement): string {
  return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement
    ? box.value
    : (box.textContent ?? '')
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
