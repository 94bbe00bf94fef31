const fetched = new Set<string>()

/** Prefetches the page behind a link on hover or focus. */
export function prefetchPointedLinks(): void {
  fetched.add(bareAddress(location.href))
  for (const pointed of ['pointerover', 'focusin'] as const)
    document.addEventListener(pointed, fetchAhead)
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  // A blob URL has our origin, but no host.
  if (!link || link.host !== location.host || savesData()) return
  const address = bareAddress(link.href)
  if (fetched.has(address)) return
  fetched.add(address)
  // Firefox applies `default-src` to prefetches and Safari has none: fetch into the HTTP cache there.
  if (!HTMLScriptElement.supports('speculationrules')) {
    fetch(address, { priority: 'low' }).catch(() => {})
    return
  }
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = address
  document.head.append(hint)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}

function bareAddress(href: string): string {
  return href.split('#')[0]!
}
