import type { InputOf } from '#contract/endpoint.ts'
import * as contract from '#contract/leads/privacy-requests.ts'
import { currentLanguageTag } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { visitorRequestMessages } from '#messages/privacy/visitor-requests.ts'
import * as v from 'valibot'
import { reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const visitorRequests = loader('privacyRequests', contract.privacyRequests)

/** What is wrong with the message; undefined once the request is answered. */
export async function answerVisitor(
  wish: InputOf<typeof contract.answerPrivacyRequest>
): Promise<string | undefined> {
  const { input } = contract.answerPrivacyRequest
  const checked = v.safeParse(input, wish, { lang: currentLanguageTag() })
  if (!checked.success) return checked.issues[0].message
  const outcome = await call(contract.answerPrivacyRequest, wish)
  if (!outcome.ok) {
    reportFailure(outcome)
    return ''
  }
  visitorRequests.put(outcome.value)
  toast('success', messagesOf(visitorRequestMessages).done[wish.answer])
  return undefined
}
