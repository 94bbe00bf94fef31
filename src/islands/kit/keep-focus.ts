/**
 * A `ref` for an element that an action may remove: focus inside it moves to the nearest ancestor with
 * `tabindex="-1"` instead of the top of the document.
 */
export function keepFocus(element: HTMLElement | null): () => void {
  const ancestor = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  return () => {
    if (!element?.contains(document.activeElement)) return
    // The focus is lost only after React has removed the element.
    queueMicrotask(() => {
      if (document.activeElement === document.body) ancestor?.focus({ preventScroll: true })
    })
  }
}
