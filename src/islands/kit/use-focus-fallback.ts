import { useEffect } from 'react'

/**
 * When the focused element is removed, focus moves to its nearest remaining ancestor with
 * `tabindex="-1"` instead of the top of the page.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let ancestors: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      ancestors = []
      for (let box = target as Element | null; box; box = box.parentElement) ancestors.push(box)
    }
    const restore = () => {
      if (ancestors[0]?.isConnected !== false || document.activeElement !== document.body) return
      const place = ancestors.find((box) => box.isConnected && box.matches('[tabindex="-1"]'))
      ancestors = []
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(restore)
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}
