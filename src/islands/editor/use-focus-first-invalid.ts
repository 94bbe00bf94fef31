import { useEffect, useState } from 'react'
import { focusError } from '../kit/form/error-in-view.ts'

const INVALID = 'main [aria-invalid=true], main [data-bad] [contenteditable=true]'

/** Focuses the first invalid field after a refusal, once its error has been rendered. */
export function useFocusFirstInvalid(): () => void {
  const [refusals, setRefusals] = useState(0)
  // A dialog may cover the field until it closes.
  useEffect(() => {
    const invalid = refusals > 0 && document.querySelector<HTMLElement>(INVALID)
    if (invalid) focusError(invalid)
  }, [refusals])
  return () => setRefusals((count) => count + 1)
}
