import { expect } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { newAccount } from './new-account.ts'
import type { PanelProcess } from './panel-process.ts'

type Wish = { base_url: string; email: string; name?: string; password: string }

/** Registers an agent with a panel in its own process and buys a website. Returns the agent's token. */
export async function subscribeByHttp(
  panel: PanelProcess,
  { base_url, email, name = 'Amara Osei', password }: Wish
): Promise<string> {
  const { body } = await panel.post(registerUser.path, {
    name,
    email,
    password,
    confirmPassword: password,
    phone: '4165550100',
    recaptcha: 'off'
  })
  const plain = newAccount()
  const website_details = { ...plain.website_details, base_url }
  const bought = await panel.post(
    chargeAndWebsite.path,
    { ...plain, website_details },
    { token: body.access_token, idempotencyKey: `key-${base_url}` }
  )
  expect(bought.body.api_status).toBe(0)
  return body.access_token
}
