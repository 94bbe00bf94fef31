// An island without markup has nothing to press, so a failed script is reported in its place at once.

import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'
import { showFailed } from './hold-press.ts'

const EMPTY = 'astro-island[ssr][client=only]'

addEventListener('astro:hydration-error', reportEmpty)
// A script's error event doesn't bubble.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true)
setTimeout(
  () => document.querySelector(`${EMPTY},astro-island[ssr][client=load]`) && fail(),
  SCRIPT_LOAD_MS
)

function reportEmpty(): void {
  document.querySelectorAll(EMPTY).forEach(showFailed)
}

function fail(): void {
  dispatchEvent(new Event('astro:hydration-error'))
}
