import type { InputOf } from '#contract/endpoint.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { toCad } from '#rules/money/money.ts'
import * as v from 'valibot'
import {
  agentByEmail,
  type AgentRow,
  insertAgent,
  savePassword,
  setEditor
} from '../../records/accounts/agents.ts'
import { endSessions } from '../../records/accounts/sessions.ts'
import { websiteByAgent, websiteToWire } from '../../records/websites/websites.ts'
import { hashPassword, matchesPassword } from '../../services/accounts/passwords.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { createAccount } from './create-account.ts'
import { quoteOrder } from '../orders/quote.ts'
import { drawCode } from './register-agent.ts'

export const DEMO_LOGIN = { email: 'demo@maplekey.test', password: 'maplekey-demo' } as const

/**
 * A demo agent who bought a website with a test card, created by the same actions as any other, so
 * that the books are consistent. A start that was killed half-way is completed by the next.
 */
export async function seedDemoAgent(world: World): Promise<void> {
  const agent = (await agentByEmail(world.db, DEMO_LOGIN.email)) ?? (await registerDemo(world))
  if (agent?.password_hash === CLOSED) await reopenDemo(world.db, agent)
  if (!agent || world.cards.kind !== 'sandbox') return
  if (await websiteByAgent(world.db, agent.agent_id)) return

  const { lines } = await quoteOrder(world, agent.agent_id, {
    ...PLAN,
    coupon_code: '',
    billing_state: ACCOUNT.billing_state
  })
  const account = v.parse(chargeAndWebsite.input, { ...ACCOUNT, price: toCad(lines.total) })
  await createAccount(world, agent, account, 'demo')
}

/** No password has this hash. */
const CLOSED = ''

/** Shuts a demo agent out whose password is the published one: they may edit the marketing site. */
export async function closeDemoAgent({ db, log }: Pick<World, 'db' | 'log'>): Promise<void> {
  const agent = await agentByEmail(db, DEMO_LOGIN.email)
  if (!agent || !(await matchesPassword(agent.password_hash, DEMO_LOGIN.password))) return
  await inTransaction(db, async (tx) => {
    await savePassword(tx, agent.agent_id, CLOSED)
    await setEditor(tx, DEMO_LOGIN.email, false)
    await endSessions(tx, agent.agent_id)
  })
  log.warn('the demo agent of development can’t log in any more')
}

/** The database was one of production's in between. */
async function reopenDemo(db: Db, { agent_id }: AgentRow): Promise<void> {
  await savePassword(db, agent_id, await hashPassword(DEMO_LOGIN.password))
  await setEditor(db, DEMO_LOGIN.email, true)
}

/** Where the demo agent's website opens. */
export async function demoWebsiteUrl(world: World): Promise<string | undefined> {
  const website = await demoWebsite(world)
  return website && websiteToWire(website, world.settings).website_url
}

export async function demoWebsite({ db }: Pick<World, 'db'>) {
  const agent = await agentByEmail(db, DEMO_LOGIN.email)
  return agent && websiteByAgent(db, agent.agent_id)
}

async function registerDemo(world: World): Promise<AgentRow | undefined> {
  const now = world.clock()
  return insertAgent(world.db, {
    name: 'Amara Osei',
    email: DEMO_LOGIN.email,
    phone: '4165550134',
    password_hash: await hashPassword(DEMO_LOGIN.password),
    referral_code: drawCode(),
    email_verified_at: now,
    is_editor: true,
    created: now
  })
}

const PLAN = { plan_id: 2, duration: 12 } as const

const ACCOUNT: Omit<InputOf<typeof chargeAndWebsite>, 'price'> = {
  billing_name: 'Amara Osei',
  billing_contact: '4165550134',
  billing_email: DEMO_LOGIN.email,
  billing_address: '120 Queen Street West',
  billing_address_2: 'Suite 400',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2',
  salesman_name: 'Amara Osei',
  salesman_contact: '4165550134',
  salesman_email: DEMO_LOGIN.email,
  salesman_designation: 'Broker',
  salesman_image: '',
  company_name: 'Lakeshore Realty Brokerage',
  company_contact: '4165550100',
  company_fax: '4165550101',
  company_email: '',
  company_address: '120 Queen Street West, Suite 400',
  company_address_2: 'Toronto, ON M5H 2N2',
  company_logo: '',
  website_details: {
    template_id: 1,
    website_name: 'Amara Osei Homes',
    base_url: 'amaraosei-demo.ca',
    logo: ''
  },
  coupon_code: '',
  isTrial: false,
  plan_duration: PLAN.duration,
  plan_id: PLAN.plan_id,
  plan_name: 'Professional',
  token: 'sbx_card_visa_1234'
}
