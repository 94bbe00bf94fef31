/**
 * The `ref` of something that an action can take away: a focus inside it moves to the nearest `tabindex="-1"` around it,
 * where the browser would send it to the top of the document.
 */
export function keepFocus(element: HTMLElement | null): () => void {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  return () => {
    if (!element?.contains(document.activeElement)) return
    // Only after React has removed it is the focus lost.
    queueMicrotask(() => {
      if (document.activeElement === document.body) around?.focus({ preventScroll: true })
    })
  }
}
