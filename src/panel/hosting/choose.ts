import type { SiteContent } from '#contract/websites/site-content.ts'
import { printable } from '#rules/content/printable.ts'
import { PRIVACY_REQUEST_KINDS, REQUEST_MESSAGE_MAX } from '#rules/privacy/privacy-requests.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { ChoicesDone, HeldChoices } from '#sites/choices/choices-view.ts'
import { CHOICES_WORDS } from '#sites/words/choices-words.ts'
import { giveAgain } from '../actions/leads/choices/give-again.ts'
import { emailOffer } from '../actions/leads/choices/held-choices.ts'
import { withdraw } from '../actions/leads/choices/withdraw.ts'
import { askRequest } from '../actions/leads/requests/ask-request.ts'
import type { PrivacyLinkRow } from '../records/leads/privacy-links.ts'
import type { World } from '../services/world.ts'

type Chosen = { done: ChoicesDone } | { problem: NonNullable<HeldChoices['problem']> } | undefined

/** Does what a visitor pressed behind their link; undefined for what the page doesn't have. */
export async function choose(
  world: World,
  link: PrivacyLinkRow,
  { content, language }: { content: SiteContent; language: SiteLanguage },
  sent: Record<string, string>
): Promise<Chosen> {
  const action = sent['action'] ?? ''
  const words = CHOICES_WORDS[language]
  if (action === 'all' || action === 'emails' || action === 'registration') {
    await withdraw(world, link, action)
    return { done: action }
  }
  if (action === 'search') {
    await withdraw(world, link, { search: sent['search'] ?? '' })
    return { done: 'search' }
  }
  if (action === 'give') {
    const offer = emailOffer(content, language)
    // The text may have changed since the page was opened.
    if (offer && sent['agrees'] === 'yes' && sent['offer'] === offer.id) {
      const isGiven = await giveAgain(world, link, { language, text: offer.text })
      return isGiven ? { done: 'given' } : undefined
    }
    return { problem: { action, text: words.emails.error, typed: '' } }
  }
  const kind = PRIVACY_REQUEST_KINDS.find((one) => one === action)
  if (!kind) return undefined
  const typed = kind === 'correction' ? (sent['message'] ?? '') : ''
  const message = printable(typed).replaceAll('\r\n', '\n').trim()
  const isMissing = kind === 'correction' && message === ''
  if (isMissing || message.length > REQUEST_MESSAGE_MAX) {
    return { problem: { action, text: words.requests.messageError, typed } }
  }
  await askRequest(world, link, { kind, message })
  return { done: 'request' }
}
