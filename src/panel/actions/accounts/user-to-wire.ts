import { referralPercent } from '#rules/people/referral.ts'
import type { User } from '#contract/entities.ts'
import { domainToWire } from '../domains/domain-to-wire.ts'
import { memberToWire } from '../team/member-to-wire.ts'
import { paidFor } from '../billing/paid-for.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { type ReferredWebsite, referredWebsites } from '../../records/accounts/referrals.ts'
import { templateOf } from '../../records/billing/price-list.ts'
import { siteDetails } from '../../records/websites/sites.ts'
import { websiteByAgent, websiteToWire } from '../../records/websites/websites.ts'
import { lastPaidCharge } from '../../records/billing/transactions.ts'
import type { World } from '../../services/world.ts'

/** The logged-in agent, as the contract describes it. */
export async function userToWire(world: World, agent: AgentRow): Promise<User> {
  const website = await websiteByAgent(world.db, agent.agent_id)
  const template = website && (await templateOf(world.db, website.website_id))
  const details = website && (await siteDetails(world.db, website.website_id))
  const lastPaid = website && (await lastPaidCharge(world.db, website))
  const team = website ? undefined : await memberToWire(world, agent.agent_id)
  const referred = await referredWebsites(world.db, [agent.agent_id])
  const referrals = referred.get(agent.agent_id) ?? []
  const now = world.clock()
  // The same moment as the next charge, so that the page and the charge agree.
  const charge_at = website?.charge_at
  const at = charge_at && charge_at > now ? charge_at : now
  return {
    name: agent.name,
    email: agent.email,
    contact: agent.phone,
    language: agent.language,
    referral_code: agent.referral_code,
    totalDiscount: `${referralPercent(referrals, { at, now })}%`,
    referralWebsites: referrals.map(referralToWire),
    ...(!agent.email_verified_at && { email_verified: false }),
    ...(agent.is_editor && { is_editor: true }),
    ...(team && { team }),
    website: website
      ? {
          ...websiteToWire(website, world.settings),
          website_name: details?.website_name ?? '',
          ...(await domainToWire(world, website)),
          last_paid: lastPaid ? paidToWire(paidFor(lastPaid)) : null,
          template: template ?? null
        }
      : null
  }
}

function referralToWire({ base_url, isTrial, plan_end_date }: ReferredWebsite) {
  return { base_url, isTrial, plan_end_date: plan_end_date.toISOString() }
}

function paidToWire({ from, months }: ReturnType<typeof paidFor>) {
  return months === null ? null : { from: from.toISOString(), months }
}
