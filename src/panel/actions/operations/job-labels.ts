import { DELETE_CUSTOMER, DELETE_ZONE } from '../accounts/closing-jobs.ts'
import { EMAIL_RESET_CODE } from '../accounts/reset-password.ts'
import { COMPARE_BOOKS } from '../billing/compare-books.ts'
import { DETACH_CARD } from '../billing/save-card.ts'
import { PUBLISH_SCHEDULED } from '../content/publish-item.ts'
import { REMOVE_UNUSED_PICTURES } from '../content/remove-unused-pictures.ts'
import { SYNC_DOMAIN } from '../domains/sync-domain.ts'
import { SEND_EMAIL } from '../emails/queue-email.ts'
import { MAKE_EXPORT } from '../exports/make-export.ts'
import { SEND_PRIVACY_LINK } from '../leads/choices/send-link.ts'
import { CHECK_FORM } from '../leads/check-form.ts'
import { PASS_ON_LEAD } from '../leads/pass-on-lead.ts'
import { TELL_OF_REQUEST } from '../leads/requests/tell-of-request.ts'
import { CONFIRM_SEARCH } from '../leads/saved-searches/send-confirmation.ts'
import { SEND_VOW_LINK } from '../leads/vow/send-link.ts'
import { MOVE_BROKERAGE } from '../websites/brokerage-moves.ts'
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
  [MAKE_SITE_PICTURES]: 'Convert a new website’s pictures',
  [MOVE_BROKERAGE]: 'Move a website to its agent’s new brokerage',
  [CHECK_FORM]: 'Test a website’s form',
  [PASS_ON_LEAD]: 'Pass a lead on to another program',
  [CONFIRM_SEARCH]: 'Email a link that confirms a saved search',
  [SEND_VOW_LINK]: 'Email a visitor’s link to register or sign in',
  [SEND_PRIVACY_LINK]: 'Email a link to a visitor’s privacy choices',
  [TELL_OF_REQUEST]: 'Email about a privacy request',
  [DELETE_CUSTOMER]: 'Delete a closed account’s cards at the provider',
  [DELETE_ZONE]: 'Delete a closed account’s domain records'
}
const STATES: Record<string, string> = { ready: 'waiting' }

export const jobLabel = (kind: string): string => LABELS[kind] ?? kind
export const jobState = (state: string): string => STATES[state] ?? state
