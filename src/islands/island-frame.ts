// What a page with islands loads beside them: the toasts they speak through, and a word about an island that never comes.

import { SCRIPT_LOAD_MS } from '#rules/limits.ts'
import { toast } from '#stores/toasts.ts'
import './toast-stack.ts'

const PART_MISSING = 'A part of this page did not load. Please reload the page.'

/** One that waits to be seen is not late, however long that takes. */
const LATE = 'astro-island[ssr]:is([client=load],[client=only])'

addEventListener('astro:hydration-error', tell)
if (document.querySelector('astro-island') && !customElements.get('astro-island'))
  import('./island-runtime.ts').catch(tell)
setTimeout(() => {
  if (document.querySelector(LATE)) tell()
}, SCRIPT_LOAD_MS)

function tell(): void {
  toast('error', PART_MISSING)
}
