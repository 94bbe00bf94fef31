import * as v from 'valibot'
import { registerUser } from '#contract/accounts/auth.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { insertWithCode } from '#panel/actions/accounts/register-agent.ts'
import { queueVerificationEmail } from '#panel/actions/accounts/verify-address.ts'
import { verifyEmail } from '#panel/records/accounts/agents.ts'
import { openSession } from '#panel/records/accounts/sessions.ts'
import { joinTeam } from '#panel/records/team/members.ts'
import { hashPassword } from '#panel/services/accounts/passwords.ts'
import type { World } from '#panel/services/world.ts'
import type { MemberRole } from '#rules/leads/rights.ts'

/** Hashing takes longer than everything else of a registration, so each password is hashed once. */
const hashes = new Map<string, Promise<string>>()

/** An agent as a registration without a referral code leaves them, with an open session. */
export async function insertRegistered({ clock, db }: World, form: InputOf<typeof registerUser>) {
  const { email, name, password, phone } = v.parse(registerUser.input, form)
  const password_hash = await hashOnce(password)
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const agent = { name, email, phone, password_hash, created: now }
    const { agent_id } = await insertWithCode(tx, agent)
    await queueVerificationEmail(tx, agent_id, { now, isNewLink: false })
    return { agent_id, token: await openSession(tx, { agent_id, isReset: false, now }) }
  })
}

type Joining = { email: string; name: string; role: MemberRole; website_id: number }

/** A team's member as an accepted invitation leaves them, with an open session. */
export async function insertMember({ clock, db }: World, joining: Joining) {
  const { email, name, role, website_id } = joining
  const password_hash = await hashOnce('a good password')
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const agent = { name, email, phone: '', password_hash, created: now }
    const { agent_id } = await insertWithCode(tx, agent)
    await verifyEmail(tx, agent_id, now)
    await joinTeam(tx, { website_id, agent_id, role, joined_at: now })
    return { agent_id, token: await openSession(tx, { agent_id, isReset: false, now }) }
  })
}

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}
