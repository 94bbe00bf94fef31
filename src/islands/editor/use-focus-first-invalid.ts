import { useEffect, useState } from 'react'

const INVALID = 'main :is([aria-invalid=true], [data-bad] [contenteditable=true])'

/** Focuses the first invalid field after a refusal, once its error has been rendered. */
export function useFocusFirstInvalid(): () => void {
  const [refusals, setRefusals] = useState(0)
  // A dialog may cover the field until it closes.
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(INVALID)?.focus()
  }, [refusals])
  return () => setRefusals((count) => count + 1)
}
