import { useState } from 'react'
import { loadingMessages } from '#messages/loading.ts'
import { toast } from '#stores/site/toasts.ts'
import { useMessages } from './use-messages.ts'

/**
 * Loads a part on demand: prefetched while its button is hovered or focused, awaited once pressed.
 * `bring` resolves to false, after a toast, if the part could not be fetched.
 */
export function useOnPress<Part extends object>(fetchPart: () => Promise<Part>) {
  const t = useMessages(loadingMessages)
  const [part, setPart] = useState<Part>()
  const [busy, setBusy] = useState(false)
  const fetchAhead = () => void fetchPart().catch(() => {})
  return {
    part,
    /** For the button. */
    press: { busy, busyLabel: t.opening, onFocus: fetchAhead, onPointerEnter: fetchAhead },
    async bring(): Promise<boolean> {
      if (part) return true
      setBusy(true)
      try {
        const arrived = await fetchPart()
        setPart(() => arrived)
        return true
      } catch {
        toast('error', t.partNotLoaded)
        return false
      } finally {
        setBusy(false)
      }
    }
  }
}
