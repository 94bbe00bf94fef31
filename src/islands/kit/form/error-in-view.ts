import { useEffect } from 'react'

/** Scrolls a control, its label and the message about it into view, above any bar. If not all fit, it is the control. */
export function scrollToError(control: HTMLElement | null, message: Element | null): void {
  const label = control && document.querySelector(`label[for="${control.id}"]`)
  for (const element of [label, message, control]) {
    element?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
  }
}

/** Scrolls to a message that appears, or changes, while its control has the focus. */
export function useErrorInView(
  message: string | undefined,
  ids: { control: string; error: string }
) {
  const { control, error } = ids
  useEffect(() => {
    const element = document.getElementById(control)
    if (message && element?.contains(document.activeElement)) {
      scrollToError(element, document.getElementById(error))
    }
  }, [control, error, message])
}

/** Focuses a control that is wrong, with its message in view. */
export function focusError(control: HTMLElement): void {
  control.focus()
  scrollToError(control, document.getElementById(`${control.id}-error`))
}
