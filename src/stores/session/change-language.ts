import { changeLanguage as changeCall } from '#contract/accounts/language.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { accountLanguageMessages } from '#messages/account-language.ts'
import { reportFailure } from '../failures.ts'
import { reloadAfter } from '../reload-after.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Changes the language of the emails and receipts that the agent gets. */
export async function changeLanguage({ language }: InputOf<typeof changeCall>): Promise<void> {
  const outcome = await call(changeCall, { language })
  if (outcome.ok) toast('success', messagesOf(accountLanguageMessages).saved)
  else reportFailure(outcome)
  await reloadAfter('changeLanguage')
}
