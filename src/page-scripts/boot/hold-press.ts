// Submitting a form before its script has loaded would leave the page and lose what was typed. The press is
// held for the script; if that fails or takes too long, a notice appears beside the form. Browsers remember a failed
// import, so the notice asks for a reload.

import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

let hasFailed = false

addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  ;(event.target as HTMLFormElement).dataset['pressed'] = ''
  if (hasFailed) reportPressed()
  else setTimeout(reportPressed, SCRIPT_LOAD_MS)
})
// Astro's own event for an island; page-scripts/script-failed.ts sends it for other scripts.
addEventListener('astro:hydration-error', fail)

export function fail(): void {
  hasFailed = true
  reportPressed()
}

function reportPressed(): void {
  document.querySelectorAll('form[data-pressed]').forEach(showFailed)
}

export function showFailed(place: Element): void {
  // After the island, as React owns everything inside it.
  const part = place.closest('astro-island') ?? place
  if (part.nextElementSibling?.className !== 'failed') {
    part.after(document.querySelector<HTMLTemplateElement>('#load-failed')!.content.cloneNode(true))
    part.nextElementSibling!.querySelector('button')!.onclick = () => location.reload()
  }
  part.nextElementSibling!.scrollIntoView({ block: 'nearest' })
}
