// What a page with islands loads beside them: the toasts they speak through, and a word about an island that never comes.

import { toastMessages } from '#messages/toasts.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { toast } from '#stores/site/toasts.ts'
import './toast-stack.ts'

// page-scripts/boot/hold-press.ts sends it for whatever takes too long, too.
addEventListener('astro:hydration-error', tell)

function tell(): void {
  toast('error', messagesOf(toastMessages).partMissing)
}
