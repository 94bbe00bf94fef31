// Loaded by pages with islands: toasts, and an error for an island whose script fails.

import { toastMessages } from '#messages/toasts.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { toast } from '#stores/site/toasts.ts'
import './toast-stack.ts'

// Also sent by page-scripts/boot/hold-press.ts for scripts that take too long.
addEventListener('astro:hydration-error', reportMissing)

function reportMissing(): void {
  toast('error', messagesOf(toastMessages).partMissing)
}
