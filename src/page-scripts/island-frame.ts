// What a page with islands loads beside them: the toasts they speak through, and a word about an island that never comes.

import { toast } from '#stores/site/toasts.ts'
import './toast-stack.ts'

const PART_MISSING = 'A part of this page did not load. Please reload the page.'

// page-scripts/boot/hold-press.ts sends it for whatever takes too long, too.
addEventListener('astro:hydration-error', tell)

function tell(): void {
  toast('error', PART_MISSING)
}
