import { useEffect } from 'react'

/** Scrolls a control and the message about it into view, above any bar. Where only one fits, it is the control. */
export function scrollToError(control: Element | null, message: Element | null): void {
  for (const element of [message, control]) {
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
