import type { Hono } from 'hono'
import { forgotPassword, logIn, registerUser } from '#contract/accounts/auth.ts'
import { logOut } from '#contract/accounts/session.ts'
import {
  changeEmail,
  EMAIL_CHANGED,
  sendVerification,
  VERIFICATION_SENT,
  VERIFIED,
  ALREADY_VERIFIED,
  verifyUserToken
} from '#contract/accounts/verification.ts'
import { FREE_FAILURES } from '#rules/people/login-wait.ts'
import {
  changeEmail as moveToEmail,
  refuseTakenEmail,
  requirePassword
} from '../actions/accounts/change-email.ts'
import { logIn as openLogin } from '../actions/accounts/log-in.ts'
import { registerAgent } from '../actions/accounts/register-agent.ts'
import { requireHuman } from '../actions/accounts/require-human.ts'
import { askForReset } from '../actions/accounts/reset-password.ts'
import { mailVerification, verifyAddress } from '../actions/accounts/verify-address.ts'
import { type Counted, loginWithWaits } from '../http/login-wait.ts'
import { inOneTransaction, OTHER_DETAILS } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { forgetFailures } from '../records/accounts/failed-logins.ts'
import { agentOfCode } from '../records/accounts/one-time-codes.ts'
import { endSession } from '../records/accounts/sessions.ts'
import { websiteByAgent } from '../records/websites/websites.ts'
import { Refused } from '../services/refused.ts'
import { tellSecurity } from '../services/telemetry/security-events.ts'
import { isCode } from '../services/accounts/tokens.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60

export function authRoutes(app: Hono, world: World): void {
  const registered = (access_token: string) => ({
    access_token,
    message: 'Registration done successfully.'
  })
  const slowly = (ip: string) => limit(world, `register:${ip}`, { hits: 20, seconds: HOUR })
  serve(
    app,
    world,
    registerUser,
    async (registration, { ip, request }) => {
      await slowly(ip)
      await requireHuman(world, registration.recaptcha, { form: 'register', ip })
      const register = await registerAgent(world, registration)
      const isSecret = true
      return inOneTransaction(world, request, async ({ db }) => registered(await register(db)), {
        isSecret
      })
    },
    {
      // No token is kept: another session opens for the same password.
      async again({ email, password }, { ip }) {
        await slowly(ip)
        const login = await openLogin(world, { email, password }).catch(() => undefined)
        if (!login) throw new Refused(OTHER_DETAILS, 409)
        return registered(login.token)
      }
    }
  )

  serve(app, world, logIn, async ({ email, password, recaptcha }, { ip }) => {
    // Its own logins that succeed must not clear an address for guessing at others' accounts.
    const { account, address } = FREE_FAILURES
    const byAddress: Counted = { key: `from:${ip}`, free: address, success: 'counts nothing' }
    const byAccount: Counted = { key: `as:${email}`, free: account, success: 'forgets all' }

    const { agent, isReset, token } = await loginWithWaits(world, byAddress, async () => {
      await requireHuman(world, recaptcha, { form: 'login', ip, whenUnavailable: 'allow' })
      const enter = () => openLogin(world, { email, password })
      // A mailed code can't be guessed: whoever has it gets in while somebody else is guessing at the password.
      if (!isCode(password)) return loginWithWaits(world, byAccount, enter)
      const login = await enter()
      await forgetFailures(world.db, byAccount.key)
      return login
    })
    const website = await websiteByAgent(world.db, agent.agent_id)
    return {
      access_token: token,
      isReset,
      message: isReset ? 'Please reset password.' : 'User successfully logged in.',
      website: website ? { base_url: website.base_url } : null
    }
  })

  serve(app, world, logOut, async (_input, { known }) => {
    if (known) await endSession(world.db, known.session.token_hash)
    return {}
  })

  serve(app, world, verifyUserToken, async ({ code }, { ip, request }) => {
    await limit(world, `verify:${ip}`, { hits: 30, seconds: QUARTER_HOUR })
    return inOneTransaction(world, request, async (inside) => {
      const { already } = await verifyAddress(inside, code)
      return { already, message: already ? ALREADY_VERIFIED : VERIFIED }
    })
  })

  serve(app, world, sendVerification, async ({ code }, { ip, known, request }) => {
    if (code === '' && !known) throw new Refused('User is not logged in.', 401)
    await limit(world, `resend:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
    const agent = (await agentOfCode(world.db, code, 'verify')) ?? known?.agent
    // The same for an unknown code, so that the limit tells nothing either.
    await limit(world, `resend:${agent?.agent_id ?? code}`, { hits: 3, seconds: HOUR })
    return inOneTransaction(world, request, async ({ clock, db }) => {
      if (agent) await mailVerification(db, agent.agent_id, { now: clock() })
      return { message: VERIFICATION_SENT }
    })
  })

  serve(app, world, changeEmail, async ({ email, password }, { agent, ip, request, session }) => {
    // As often as a registration, which tells just as much about an address.
    await slowly(ip)
    const { agent_id } = agent
    await limit(world, `change-email:${agent_id}`, { hits: 5, seconds: HOUR })
    const { account: free } = FREE_FAILURES
    const byAccount: Counted = { key: `as:${agent.email}`, free, success: 'counts nothing' }
    await loginWithWaits(world, byAccount, () => requirePassword(agent, password))
    tellSecurity(world, 'email_changed')
    const change = inOneTransaction(world, request, async (inside) => {
      await moveToEmail(inside, { agent_id, email, token_hash: session.token_hash })
      return { message: EMAIL_CHANGED }
    })
    return refuseTakenEmail(change)
  })

  serve(app, world, forgotPassword, async ({ choice, email, recaptcha }, { ip, request }) => {
    await limit(world, `forgot:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
    await requireHuman(world, recaptcha, { form: 'forgotPassword', ip })
    // The same for an unknown address, so that the limit tells nothing either.
    await limit(world, `forgot:${email}`, { hits: 3, seconds: QUARTER_HOUR })
    tellSecurity(world, 'password_reset_asked')
    return inOneTransaction(world, request, async (inside) => {
      await askForReset(inside, { email, choice })
      return {
        message: 'Password reset link sent to your email address. Please check to continue.'
      }
    })
  })
}
