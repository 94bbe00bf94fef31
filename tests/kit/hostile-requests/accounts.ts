import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { newAccount } from '../new-account.ts'
import type { Tokens } from './cases.ts'

type Panel = {
  post: (
    path: string,
    body: unknown,
    options?: { token?: string }
  ) => Promise<{ status: number; body: Record<string, unknown> }>
}

/** Three callers: an editor with a website, an agent without one, and a guest. */
export async function createAccounts(
  panel: Panel,
  makeEditor?: (email: string) => Promise<unknown>
): Promise<Tokens> {
  const register = async (email: string) => {
    const password = 'a good password'
    const { body } = await panel.post(registerUser.path, {
      name: 'Amara Osei',
      email,
      password,
      confirmPassword: password,
      phone: '4165550134',
      recaptcha: 'x'
    })
    if (typeof body['access_token'] !== 'string') throw new Error(`no account: ${body['message']}`)
    return body['access_token']
  }
  const owner = await register('owner@lakeshore.ca')
  await makeEditor?.('owner@lakeshore.ca')
  const { body } = await panel.post(chargeAndWebsite.path, newAccount(), { token: owner })
  if (body['api_status'] !== 0) throw new Error(`no website: ${body['message']}`)
  return [owner, await register('wizard@lakeshore.ca'), undefined]
}
