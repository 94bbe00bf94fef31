import { changeLanguage } from '#contract/accounts/language.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { $session } from './session.ts'

/** Keeps the language that a member switches to as their account's, while the page is being left. */
export async function keepLanguage({ language }: InputOf<typeof changeLanguage>): Promise<void> {
  const session = $session.get()
  if (session.status !== 'member' || session.user.language === language) return
  await call(changeLanguage, { language }, { keepalive: true })
}
