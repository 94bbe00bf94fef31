import { randomInt } from 'node:crypto'
import { type Language, messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH } from '#rules/limits.ts'
import { isSamePerson, type Person } from '#rules/people/referral.ts'
import {
  agentByEmail,
  agentByReferralCode,
  type AgentRow,
  insertAgent
} from '../../records/accounts/agents.ts'
import { openSession } from '../../records/accounts/sessions.ts'
import { hashPassword } from '../../services/accounts/passwords.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { queueVerificationEmail } from './verify-address.ts'

const EMAIL_TAKEN = messageFrom(accountRefusals, (t) => t.emailTaken)

type Registration = {
  name: string
  email: string
  password: string
  phone: string
  referral_code: string
  /** That the agent registers in. */
  language: Language
}

/**
 * Hashes the password first, so that no transaction stays open meanwhile. The returned function
 * creates the agent, queues the verification email and returns a new session's token.
 */
export async function registerAgent(
  world: World,
  registration: Registration
): Promise<(tx: Db) => Promise<string>> {
  const { email, language, name, phone, referral_code } = registration
  if (await agentByEmail(world.db, email)) throw emailTaken()
  const password_hash = await hashPassword(registration.password)
  const now = world.clock()

  return async (tx) => {
    const referred_by = await referrer(tx, referral_code, { email, phone })
    const agent = await insertWithCode(tx, {
      name,
      email,
      phone,
      password_hash,
      referred_by,
      language,
      created: now
    })
    await queueVerificationEmail(tx, agent.agent_id, { now, isNewLink: false })
    return openSession(tx, { agent_id: agent.agent_id, isReset: false, now })
  }
}

/** Self-referrals and unknown codes are ignored. */
async function referrer(db: Db, typed: string, newcomer: Person): Promise<string | null> {
  const code = typed.trim().toUpperCase()
  if (code === '') return null
  const agent = await agentByReferralCode(db, code)
  return agent && !isSamePerson(agent, newcomer) ? agent.agent_id : null
}

/** Draws another referral code if it is taken. @throws Refused if the email address is taken. */
export async function insertWithCode(
  db: Db,
  agent: Omit<Parameters<typeof insertAgent>[1], 'referral_code'>
): Promise<AgentRow> {
  for (let tries = 0; tries < 5; tries++) {
    const inserted = await insertAgent(db, { ...agent, referral_code: drawCode() })
    if (inserted) return inserted
    if (await agentByEmail(db, agent.email)) throw emailTaken()
  }
  throw new Error('no free referral code in five draws')
}

export function drawCode(): string {
  const letters = Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)]
  )
  return letters.join('')
}

function emailTaken(): Refused {
  return new Refused(EMAIL_TAKEN, 409, { errors: { email: EMAIL_TAKEN } })
}
