import { useEffect, useState } from 'react'

const BAD = 'main :is([aria-invalid=true], [data-bad] [contenteditable=true])'

/** What is refused is mended where it stands: the first field that is wrong takes the focus, once it is drawn as such. */
export function useFirstBad(): () => void {
  const [refusals, setRefusals] = useState(0)
  // The window that asked may lie over the field until it is gone.
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(BAD)?.focus()
  }, [refusals])
  return () => setRefusals((count) => count + 1)
}
