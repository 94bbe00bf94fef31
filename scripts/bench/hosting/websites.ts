import * as v from 'valibot'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { createAccount } from '#panel/actions/accounts/create-account.ts'
import { drawCode } from '#panel/actions/accounts/register-agent.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { readSettings } from '#panel/config/config.ts'
import { insertAgent } from '#panel/records/accounts/agents.ts'
import { newAccount } from '../../../tests/kit/new-account.ts'

/** Lets agents buy websites in the database that `env` names, and returns the websites' hosts. */
export async function makeWebsites(env: NodeJS.ProcessEnv, count: number): Promise<string[]> {
  const world = await openWorld(readSettings(env))
  const names: string[] = []
  for (let index = 1; index <= count; index++) {
    const now = new Date()
    const name = `Agent Number ${index}`
    const agent = await insertAgent(world.db, {
      name,
      email: `agent-${index}@maplekey.test`,
      phone: '4165550134',
      password_hash: 'none',
      referral_code: drawCode(),
      email_verified_at: now,
      created: now
    })
    if (!agent) throw new Error(`agent ${index} could not register`)
    const { website_details } = newAccount()
    const base_url = `agent-number-${index}.ca`
    const account = newAccount({
      salesman_name: name,
      website_details: { ...website_details, base_url, website_name: `${name} Homes` }
    })
    await createAccount(world, agent, v.parse(chargeAndWebsite.input, account), `key-${index}`)
    names.push(agent.agent_id)
  }
  const hosts = await world.db
    .selectFrom('site_hosts as h')
    .innerJoin('websites as w', 'w.website_id', 'h.website_id')
    .select('h.host')
    .where('h.kind', '=', 'sub')
    .where('w.agent_id', 'in', names)
    .execute()
  // A thousand agents don't buy at once: their emails and domain checks would be measured instead.
  await world.db.deleteFrom('jobs').execute()
  await world.close()
  return hosts.map(({ host }) => host)
}
