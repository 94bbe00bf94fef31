/** Shows a field's error in its place on the page, or clears it, and updates the field's ARIA attributes. */
export function showError(box: HTMLInputElement, message: string | undefined): void {
  const place = document.getElementById(`${box.id}-error`)
  if (!place) return
  place.textContent = message ?? ''
  place.hidden = !message
  if (message) {
    box.setAttribute('aria-invalid', 'true')
    box.setAttribute('aria-describedby', place.id)
  } else {
    box.removeAttribute('aria-invalid')
    box.removeAttribute('aria-describedby')
  }
}
