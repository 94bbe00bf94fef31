// A form whose script has not arrived would leave the page with everything that was typed. Its press is held until the
// script can handle it; if the script fails or takes too long, the page says so beside the form.

import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

let hasFailed = false

addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  ;(event.target as HTMLFormElement).dataset['pressed'] = ''
  if (hasFailed) tellPressed()
  else setTimeout(tellPressed, SCRIPT_LOAD_MS)
})
// Astro's own event for an island; page-scripts/script-failed.ts sends it for other scripts.
addEventListener('astro:hydration-error', fail)

export function fail(): void {
  hasFailed = true
  tellPressed()
}

function tellPressed(): void {
  document.querySelectorAll('form[data-pressed]').forEach(tell)
}

export function tell(place: Element): void {
  // After the island, as React takes what is within it for its own.
  const part = place.closest('astro-island') ?? place
  if (part.nextElementSibling?.className !== 'failed') {
    part.after(document.querySelector<HTMLTemplateElement>('#load-failed')!.content.cloneNode(true))
    part.nextElementSibling!.querySelector('button')!.onclick = () => location.reload()
  }
  part.nextElementSibling!.scrollIntoView({ block: 'nearest' })
}
