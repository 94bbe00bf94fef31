import type { SearchOnPage } from './search-on-page.ts'
import type { SearchParts } from './search-page.ts'

/** The button that loads the map, of which a page has nothing before. */
export function offerMap({ map, results, status }: SearchParts, search: SearchOnPage): void {
  const button = map.querySelector<HTMLButtonElement>('.search-map-open')
  if (!button) return
  const words = JSON.parse(map.dataset['words'] ?? '{}') as Record<string, string>
  let shown: Promise<HTMLElement> | undefined
  button.disabled = false
  button.addEventListener('click', async () => {
    if (button.ariaExpanded === 'true') {
      const frame = await shown
      if (frame) frame.hidden = true
      return say(false)
    }
    try {
      if (!shown) status.textContent = words['loading'] ?? ''
      shown ??= load()
      const frame = await shown
      frame.hidden = false
      say(true)
    } catch {
      shown = undefined
      status.textContent = words['failed'] ?? ''
      button.textContent = words['failed'] ?? ''
    }
  })

  async function load(): Promise<HTMLElement> {
    const { openMap } = await import('./map/open-map.ts')
    return openMap({ map, results, search, status })
  }

  function say(isOpen: boolean): void {
    if (!button) return
    button.ariaExpanded = String(isOpen)
    button.textContent = words[isOpen ? 'close' : 'open'] ?? ''
  }
}
