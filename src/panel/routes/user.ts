import type { Hono } from 'hono'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import {
  checkDomainExists,
  saveSetupDraft,
  setupDraft
} from '#contract/account-setup/setup-draft.ts'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { changeLanguage } from '#contract/accounts/language.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { messageFrom } from '#messages/language.ts'
import { privacyMessages } from '#messages/privacy/screen.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { resetPasswordMessages } from '#messages/reset-password.ts'
import { setupValidation } from '#messages/validation/account-setup.ts'
import { websiteCardMessages } from '#messages/website-card.ts'
import { DRAFT_BYTES_MAX } from '#rules/limits.ts'
import { FREE_FAILURES } from '#rules/people/login-wait.ts'
import { NO_WEBSITE } from '../actions/billing/pay-overdue.ts'
import { requirePassword } from '../actions/accounts/change-email.ts'
import { closeAccount as closeForGood } from '../actions/accounts/close-account.ts'
import { checkDomainIsFree } from '../actions/domains/check-domain.ts'
import { checkDns } from '../actions/domains/check-dns.ts'
import { storeDraft, readDraft } from '../actions/accounts/setup-draft.ts'
import { setPassword } from '../actions/accounts/reset-password.ts'
import { userToWire } from '../actions/accounts/user-to-wire.ts'
import { type Counted, loginWithWaits } from '../http/login-wait.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { saveLanguage } from '../records/accounts/agents.ts'
import { websiteByAgent } from '../records/websites/websites.ts'
import { Refused } from '../services/refused.ts'
import { reportSecurityEvent } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'

const DOMAIN_EXISTS = messageFrom(setupValidation, (t) => t.domainExists)
const CLOSES_OTHER = messageFrom(accountRefusals, (t) => t.closesOther)
const TEN_MINUTES = 10 * 60

export function userRoutes(app: Hono, world: World): void {
  serve(
    app,
    world,
    accessTokenLoginWeb,
    async (_input, { agent, session: { isReset } }) => ({
      ...(await userToWire(world, agent)),
      ...(isReset && { isReset })
    }),
    { allowReset: true }
  )

  serve(
    app,
    world,
    resetPassword,
    async ({ password }, { agent, language, session }) => {
      await limit(world, `reset:${agent.agent_id}`, { hits: 10, seconds: TEN_MINUTES })
      await setPassword(world, agent, password, session)
      reportSecurityEvent(world, 'password_reset')
      return { message: resetPasswordMessages[language].done }
    },
    { allowReset: true }
  )

  serve(app, world, changeLanguage, async ({ language }, { agent: { agent_id } }) => {
    await limit(world, `language:${agent_id}`, { hits: 60, seconds: TEN_MINUTES })
    await saveLanguage(world.db, agent_id, language)
    return {}
  })

  serve(app, world, closeAccount, async ({ email, password }, { agent, language }) => {
    await limit(world, `close:${agent.agent_id}`, { hits: 10, seconds: TEN_MINUTES })
    const byAccount: Counted = {
      key: `as:${agent.email}`,
      free: FREE_FAILURES.account,
      success: 'counts nothing'
    }
    await loginWithWaits(world, byAccount, () => requirePassword(agent, password))
    if (email !== agent.email)
      throw new Refused(CLOSES_OTHER, 400, { errors: { email: CLOSES_OTHER } })
    await closeForGood(world, agent)
    reportSecurityEvent(world, 'account_closed')
    return { message: privacyMessages[language].close.done }
  })

  serve(app, world, checkDomainExists, async ({ base_url }, { agent }) => {
    await limit(world, `domain:${agent.agent_id}`, { hits: 60, seconds: TEN_MINUTES })
    await checkDomainIsFree(world, agent.agent_id, { base_url, taken: DOMAIN_EXISTS })
    return {}
  })

  serve(app, world, setupDraft, async (_input, { agent }) => readDraft(world, agent.agent_id))

  serve(
    app,
    world,
    saveSetupDraft,
    async (draft, { agent }) => {
      await limit(world, `draft:${agent.agent_id}`, { hits: 200, seconds: TEN_MINUTES })
      return storeDraft(world, agent.agent_id, draft)
    },
    { bodyLimit: DRAFT_BYTES_MAX }
  )

  serve(app, world, checkDNS, async ({ website_id }, { agent, language }) => {
    await limit(world, `dns:${agent.agent_id}`, { hits: 20, seconds: TEN_MINUTES })
    const website = await websiteByAgent(world.db, agent.agent_id)
    if (website?.website_id !== website_id) {
      throw new Refused(NO_WEBSITE, 404, { event: 'foreign_id' })
    }
    await checkDns(world, website)
    return { message: websiteCardMessages[language].dnsUpdated }
  })
}
