import { useEffect } from 'react'

/**
 * Who presses a button that is gone once it has done its deed keeps their place: the focus goes to the nearest box around it
 * that is still there and can take it, and not to the top of the page.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let around: Element[] = []
    const note = ({ target }: FocusEvent) => {
      around = []
      for (let box = target as Element | null; box; box = box.parentElement) around.push(box)
    }
    const keep = () => {
      if (around[0]?.isConnected !== false || document.activeElement !== document.body) return
      const place = around.find((box) => box.isConnected && box.matches('[tabindex="-1"]'))
      around = []
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(keep)
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [])
}
