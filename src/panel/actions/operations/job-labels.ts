import { EMAIL_RESET_CODE } from '../accounts/reset-password.ts'
import { COMPARE_BOOKS } from '../billing/compare-books.ts'
import { DETACH_CARD } from '../billing/save-card.ts'
import { PUBLISH_SCHEDULED } from '../content/publish-item.ts'
import { REMOVE_UNUSED_PICTURES } from '../content/remove-unused-pictures.ts'
import { SYNC_DOMAIN } from '../domains/sync-domain.ts'
import { SEND_EMAIL } from '../emails/queue-email.ts'
import { MAKE_EXPORT } from '../exports/make-export.ts'
import { MAKE_SITE_PICTURES } from '../websites/make-site-pictures.ts'
import { PUBLISH_POST_SCHEDULED } from '../websites/publish-post.ts'
import { PUBLISH_SITE_SCHEDULED } from '../websites/publish-site.ts'
import { PUBLISH_AGAIN } from '../publishing/process-runs.ts'

const LABELS: Record<string, string> = {
  [SEND_EMAIL]: 'Send an email',
  [EMAIL_RESET_CODE]: 'Email a link for a new password',
  [SYNC_DOMAIN]: 'Set up a domain',
  [DETACH_CARD]: 'Remove a card at the provider',
  [COMPARE_BOOKS]: 'Compare with the card provider’s books',
  [PUBLISH_SCHEDULED]: 'Publish as scheduled',
  [PUBLISH_AGAIN]: 'Retry publishing',
  [REMOVE_UNUSED_PICTURES]: 'Remove unused pictures',
  [PUBLISH_SITE_SCHEDULED]: 'Publish a website as scheduled',
  [PUBLISH_POST_SCHEDULED]: 'Publish an agent’s blog post as scheduled',
  [MAKE_EXPORT]: 'Write the file of an agent’s export',
  [MAKE_SITE_PICTURES]: 'Convert a new website’s pictures'
}
const STATES: Record<string, string> = { ready: 'waiting' }

export const jobLabel = (kind: string): string => LABELS[kind] ?? kind
export const jobState = (state: string): string => STATES[state] ?? state
