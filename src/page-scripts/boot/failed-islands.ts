// An island without markup of its own has nothing to press: when its script fails, its place says so at once.

import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'
import { tell } from './hold-press.ts'

const EMPTY = 'astro-island[ssr][client=only]'

addEventListener('astro:hydration-error', tellEmpty)
// A script element's own error reaches only that element.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true)
setTimeout(
  () => document.querySelector(`${EMPTY},astro-island[ssr][client=load]`) && fail(),
  SCRIPT_LOAD_MS
)

function tellEmpty(): void {
  document.querySelectorAll(EMPTY).forEach(tell)
}

function fail(): void {
  dispatchEvent(new Event('astro:hydration-error'))
}
