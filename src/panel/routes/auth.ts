import type { Hono } from 'hono'
import { forgotPassword, logIn, registerUser, verifyUserToken } from '#contract/auth.ts'
import { logIn as openLogin } from '../actions/log-in.ts'
import { registerAgent } from '../actions/register-agent.ts'
import { requireHuman } from '../actions/require-human.ts'
import { mailResetCode } from '../actions/reset-password.ts'
import { verifyAddress } from '../actions/verify-address.ts'
import { forgive, limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { websiteByAgent } from '../records/websites.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60

export function authRoutes(app: Hono, world: World): void {
  serve(app, world, registerUser, async (registration, { ip }) => {
    await limit(world, `register:${ip}`, { hits: 20, seconds: 60 * 60 })
    await requireHuman(world, registration.recaptcha, { form: 'register', ip })
    const access_token = await registerAgent(world, registration)
    return { access_token, message: 'Registration done successfully.' }
  })

  serve(app, world, logIn, async ({ email, password, recaptcha }, { ip }) => {
    // A brokerage's agents share one address, so it may fail more often than one account.
    const byAddress = `login:${ip}`
    const byEmail = `login:${email}`
    await limit(world, byAddress, { hits: 20, seconds: QUARTER_HOUR })
    await requireHuman(world, recaptcha, { form: 'login', ip, whenUnavailable: 'allow' })
    await limit(world, byEmail, { hits: 5, seconds: QUARTER_HOUR })

    const { agent, isReset, token } = await openLogin(world, { email, password })
    await forgive(world, byAddress)
    await forgive(world, byEmail)
    const website = await websiteByAgent(world.db, agent.agent_id)
    return {
      access_token: token,
      isReset,
      message: isReset ? 'Please reset password.' : 'User successfully logged in.',
      website: website ? { base_url: website.base_url } : null
    }
  })

  serve(app, world, verifyUserToken, async ({ code }, { ip }) => {
    await limit(world, `verify:${ip}`, { hits: 30, seconds: QUARTER_HOUR })
    await verifyAddress(world, code)
    return { message: 'Email successfully verified!' }
  })

  serve(app, world, forgotPassword, async ({ email, recaptcha }, { ip }) => {
    await limit(world, `forgot:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
    await requireHuman(world, recaptcha, { form: 'forgotPassword', ip })
    // The same for an unknown address, so that the limit tells nothing either.
    await limit(world, `forgot:${email}`, { hits: 3, seconds: QUARTER_HOUR })
    await mailResetCode(world, email)
    return { message: 'Password reset link sent to your email address. Please check to continue.' }
  })
}
