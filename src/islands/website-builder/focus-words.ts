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

/** Puts the caret into the words that were pressed in the preview, if they are edited in place. */
export function focusInPlace(pressed: Element): boolean {
  const selector = '[data-field]'
  const words =
    pressed.closest<HTMLElement>(selector) ?? pressed.querySelector<HTMLElement>(selector)
  // Beside them, but not where other words are, too.
  if (words?.textContent !== pressed.textContent) return false
  if (words !== words.ownerDocument.activeElement) {
    words.focus()
    words.ownerDocument.getSelection()?.selectAllChildren(words)
    words.ownerDocument.getSelection()?.collapseToEnd()
  }
  return true
}

/** Whether the caret is in the preview, which keeps it. */
export function isPreviewTyped(): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLIFrameElement)) return false
  return activeElement.contentDocument?.activeElement?.matches('[data-field]') ?? false
}

function textOf(box: HTMLElement): string {
  return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement
    ? box.value
    : (box.textContent ?? '')
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
