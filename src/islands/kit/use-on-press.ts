import { useState } from 'react'
import { toast } from '#stores/site/toasts.ts'

const NOT_ARRIVED = 'This did not load. Please check your connection and try again.'

/**
 * A part that only a press needs, in a file of its own: fetched while its button is pointed at or has the focus, and waited
 * for once it is pressed. `bring` is false where it did not arrive, which is told.
 */
export function useOnPress<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const [busy, setBusy] = useState(false)
  const fetchAhead = () => void load().catch(() => {})
  return {
    part,
    /** For the button. */
    press: { busy, busyLabel: 'Opening…', onFocus: fetchAhead, onPointerEnter: fetchAhead },
    async bring(): Promise<boolean> {
      if (part) return true
      setBusy(true)
      try {
        const arrived = await load()
        setPart(() => arrived)
        return true
      } catch {
        toast('error', NOT_ARRIVED)
        return false
      } finally {
        setBusy(false)
      }
    }
  }
}
