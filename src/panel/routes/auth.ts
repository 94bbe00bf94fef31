import type { Hono } from 'hono'
import { forgotPassword, logIn, registerUser } from '#contract/accounts/auth.ts'
import { logOut } from '#contract/accounts/session.ts'
import { changeEmail, sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { changeEmailMessages } from '#messages/change-email.ts'
import { forgotPasswordMessages } from '#messages/forgot-password.ts'
import type { Language } from '#messages/language.ts'
import { loginMessages } from '#messages/login.ts'
import { registrationMessages } from '#messages/registration.ts'
import { sessionMessages } from '#messages/session.ts'
import { verifyEmailMessages } from '#messages/verify-email.ts'
import { FREE_FAILURES } from '#rules/people/login-wait.ts'
import {
  changeEmail as moveToEmail,
  refuseTakenEmail,
  requirePassword
} from '../actions/accounts/change-email.ts'
import { logIn as openLogin } from '../actions/accounts/log-in.ts'
import { registerAgent } from '../actions/accounts/register-agent.ts'
import { requireHuman } from '../actions/accounts/require-human.ts'
import { requestReset } from '../actions/accounts/reset-password.ts'
import { queueVerificationEmail, verifyAddress } from '../actions/accounts/verify-address.ts'
import { notLoggedIn } from '../services/accounts/not-logged-in.ts'
import { type Counted, loginWithWaits } from '../http/login-wait.ts'
import { inOneTransaction, OTHER_DETAILS } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { clearFailures } from '../records/accounts/failed-logins.ts'
import { agentOfCode } from '../records/accounts/one-time-codes.ts'
import { endSession } from '../records/accounts/sessions.ts'
import { websiteByAgent } from '../records/websites/websites.ts'
import { Refused } from '../services/refused.ts'
import { reportSecurityEvent } from '../services/telemetry/security-events.ts'
import { isCode } from '../services/accounts/tokens.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60

export function authRoutes(app: Hono, world: World): void {
  const registered = (access_token: string, language: Language) => ({
    access_token,
    message: registrationMessages[language].registered
  })
  const limitRegistrations = (ip: string) =>
    limit(world, `register:${ip}`, { hits: 20, seconds: HOUR })
  serve(
    app,
    world,
    registerUser,
    async (registration, { ip, language, request }) => {
      await limitRegistrations(ip)
      await requireHuman(world, registration.recaptcha, { form: 'register', ip })
      const register = await registerAgent(world, { ...registration, language })
      const work = async ({ db }: World) => registered(await register(db), language)
      return inOneTransaction(world, request, work, { isSecret: true })
    },
    {
      // No token was saved, so the password opens another session.
      async again({ email, password }, { ip, language }) {
        await limitRegistrations(ip)
        const login = await openLogin(world, { email, password }).catch(() => undefined)
        if (!login) throw new Refused(OTHER_DETAILS, 409)
        return registered(login.token, language)
      }
    }
  )

  serve(app, world, logIn, async ({ email, password, recaptcha }, { ip, language }) => {
    // A successful login must not clear the address's failures at other accounts.
    const { account, address } = FREE_FAILURES
    const byAddress: Counted = { key: `from:${ip}`, free: address, success: 'counts nothing' }
    const byAccount: Counted = { key: `as:${email}`, free: account, success: 'forgets all' }

    const { agent, isReset, token } = await loginWithWaits(world, byAddress, async () => {
      await requireHuman(world, recaptcha, { form: 'login', ip, whenUnavailable: 'allow' })
      const open = () => openLogin(world, { email, password })
      // An emailed code can't be guessed, so it works while someone else guesses the password.
      if (!isCode(password)) return loginWithWaits(world, byAccount, open)
      const login = await open()
      await clearFailures(world.db, byAccount.key)
      return login
    })
    const website = await websiteByAgent(world.db, agent.agent_id)
    return {
      access_token: token,
      isReset,
      message: isReset ? sessionMessages[language].resetFirst : loginMessages[language].loggedIn,
      website: website ? { base_url: website.base_url } : null
    }
  })

  serve(app, world, logOut, async (_input, { known }) => {
    if (known) await endSession(world.db, known.session.token_hash)
    return {}
  })

  serve(app, world, verifyUserToken, async ({ code }, { ip, language, request }) => {
    await limit(world, `verify:${ip}`, { hits: 30, seconds: QUARTER_HOUR })
    return inOneTransaction(world, request, async (inside) => {
      const { already } = await verifyAddress(inside, code)
      const { alreadyVerified, verified } = verifyEmailMessages[language]
      return { already, message: already ? alreadyVerified : verified }
    })
  })

  serve(app, world, sendVerification, async ({ code }, { ip, known, language, request }) => {
    if (code === '' && !known) throw notLoggedIn()
    await limit(world, `resend:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
    const agent = (await agentOfCode(world.db, code, 'verify')) ?? known?.agent
    // Applies to unknown codes too, so that the limit reveals nothing.
    await limit(world, `resend:${agent?.agent_id ?? code}`, { hits: 3, seconds: HOUR })
    return inOneTransaction(world, request, async ({ clock, db }) => {
      if (agent) await queueVerificationEmail(db, agent.agent_id, { now: clock() })
      return { message: verifyEmailMessages[language].sent }
    })
  })

  serve(app, world, changeEmail, async ({ email, password }, caller) => {
    const { agent, ip, language, request, session } = caller
    // Limited like registration, which reveals just as much about an address.
    await limitRegistrations(ip)
    const { agent_id } = agent
    await limit(world, `change-email:${agent_id}`, { hits: 5, seconds: HOUR })
    const { account: free } = FREE_FAILURES
    const byAccount: Counted = { key: `as:${agent.email}`, free, success: 'counts nothing' }
    await loginWithWaits(world, byAccount, () => requirePassword(agent, password))
    const change = inOneTransaction(world, request, async (inside) => {
      await moveToEmail(inside, agent, { email, token_hash: session.token_hash })
      return { message: changeEmailMessages[language].changed }
    })
    const changed = await refuseTakenEmail(change)
    reportSecurityEvent(world, 'email_changed')
    return changed
  })

  serve(
    app,
    world,
    forgotPassword,
    async ({ choice, email, recaptcha }, { ip, language, request }) => {
      await limit(world, `forgot:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
      await requireHuman(world, recaptcha, { form: 'forgotPassword', ip })
      // Applies to unknown addresses too, so that the limit reveals nothing.
      await limit(world, `forgot:${email}`, { hits: 3, seconds: QUARTER_HOUR })
      reportSecurityEvent(world, 'password_reset_asked')
      return inOneTransaction(world, request, async (inside) => {
        await requestReset(inside, { email, choice })
        return { message: forgotPasswordMessages[language].sent }
      })
    }
  )
}
