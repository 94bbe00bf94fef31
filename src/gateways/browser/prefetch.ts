const fetched = new Set<string>()

/** Fetches the page behind a link while somebody points at it, so that it is there when they press. */
export function prefetchPointedLinks(): void {
  fetched.add(bareAddress(location.href))
  for (const pointed of ['pointerover', 'focusin'] as const)
    document.addEventListener(pointed, fetchAhead)
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  // A file that was made here has an origin too, but no host.
  if (!link || link.host !== location.host || isDataDear()) return
  const address = bareAddress(link.href)
  if (fetched.has(address)) return
  fetched.add(address)
  // Firefox holds a prefetch to `default-src`, and Safari knows none: there the page is only laid by.
  if (!HTMLScriptElement.supports('speculationrules')) {
    fetch(address, { priority: 'low' }).catch(() => {})
    return
  }
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = address
  document.head.append(hint)
}

function isDataDear(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}

function bareAddress(href: string): string {
  return href.split('#')[0]!
}
