import { randomUUID } from 'node:crypto'
import type { SiteContent } from '#contract/websites/site-content.ts'
import type { DemoAgent } from '#sites/demo/demo-agent.ts'
import { insertAgent } from '../../records/accounts/agents.ts'
import { removeCard, saveCard } from '../../records/billing/cards.ts'
import { insertOrder } from '../../records/billing/orders.ts'
import { allPlans } from '../../records/content/content.ts'
import { insertHosts } from '../../records/websites/new-hosts.ts'
import { freeSubdomain, insertWebsite } from '../../records/websites/websites.ts'
import type { Db, World } from '../../services/world.ts'
import { drawCode } from '../accounts/register-agent.ts'

/** Far enough: a sample's plan has no next charge. */
const NEVER = new Date('2999-01-01T00:00:00Z')
/** No password has this hash, so nobody logs in as a sample. */
const NO_PASSWORD = ''

/** An address that no email reaches. */
export function sampleEmail({ slug }: DemoAgent): string {
  return `${slug}@samples.invalid`
}

type Sample = { agent: DemoAgent; content: SiteContent }

/** The account and the plan that a website needs, without a password and never charged. */
export async function insertSampleWebsite(
  tx: Db,
  world: World,
  { agent, content }: Sample
): Promise<number | undefined> {
  const created = world.clock()
  const [plan] = await allPlans(tx)
  const added = await insertAgent(tx, {
    name: content.salesman_name,
    email: sampleEmail(agent),
    phone: content.salesman_contact,
    password_hash: NO_PASSWORD,
    referral_code: drawCode(),
    created
  })
  if (!plan || !added) return undefined
  const { agent_id } = added
  const base_url = `${agent.slug}.example`
  const order_id = await insertSampleOrder(tx, { agent_id, base_url, created })
  const subdomain = await freeSubdomain(tx, agent.slug)
  const website_id = await insertWebsite(tx, {
    ...identityOf(content),
    agent_id,
    order_id,
    base_url,
    subdomain,
    template_id: agent.template_id,
    cloudflare_dns: '',
    cloudflare_domain_status: 'Inactive',
    dns_since: created,
    dns_check_at: null,
    plan_id: plan.plan_id,
    plan_name: plan.plan_name,
    duration: 12,
    plan_price: 0,
    setup_fee_due: 0,
    coupon_code: null,
    isTrial: false,
    trial_end_date: null,
    planStop: false,
    created,
    plan_end_date: NEVER,
    plan_anchor: NEVER,
    charge_at: null,
    stop_at: null
  })
  await insertHosts(tx, { website_id, subdomain, base_url }, world.settings.sitesDomain)
  return website_id
}

/** A website belongs to an order, and an order to a card: a removed one that no provider knows. */
async function insertSampleOrder(
  tx: Db,
  { agent_id, base_url, created }: { agent_id: string; base_url: string; created: Date }
): Promise<string> {
  const id = `sample-${base_url}`
  const card = { card_brand: 'Visa', card_last4: '0000', exp_month: 1, exp_year: 2026 }
  const saved = { ...card, provider_id: id, fingerprint: id }
  const { upm_id } = await saveCard(tx, agent_id, 'sandbox', saved, created)
  await removeCard(tx, upm_id, created)
  const order_id = randomUUID()
  const nothing = { subtotal: 0, tax: 0, total: 0, plan_price: 0, setup_fee: 0 }
  await insertOrder(tx, {
    ...nothing,
    order_id,
    agent_id,
    base_url,
    upm_id,
    state: 'finished',
    isTrial: false,
    details: '{}',
    coupon_code: null,
    idempotency_key: null,
    message: null,
    created,
    ended: created
  })
  return order_id
}

/** The wizard's columns, which a website has beside its content. */
function identityOf(content: SiteContent) {
  const { city, company_address, company_address_2, province } = content
  return {
    website_name: content.website_name,
    salesman_name: content.salesman_name,
    salesman_contact: content.salesman_contact,
    salesman_email: content.salesman_email,
    salesman_designation: content.salesman_designation,
    company_name: content.company_name,
    company_contact: content.company_contact,
    company_fax: content.company_fax,
    company_email: content.company_email,
    company_address,
    company_address_2,
    billing_name: content.salesman_name,
    billing_contact: content.salesman_contact,
    billing_email: content.salesman_email,
    billing_address: company_address,
    billing_address_2: company_address_2,
    billing_city: city,
    billing_state: province,
    billing_zip: ''
  }
}
