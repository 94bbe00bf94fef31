import { referralPercent } from '#rules/referral.ts'
import type { User } from '#contract/entities.ts'
import type { AgentRow } from '../records/agents.ts'
import { templateById } from '../records/price-list.ts'
import { referredWebsites, websiteByAgent, writeWebsite } from '../records/websites.ts'
import type { World } from '../services/world.ts'

/** The logged-in agent, as the wire names it. */
export async function writeUser(world: World, agent: AgentRow): Promise<User> {
  const website = await websiteByAgent(world.db, agent.agent_id)
  const template = website && (await templateById(world.db, website.template_id))
  const referralWebsites = await referredWebsites(world.db, agent.agent_id)
  return {
    name: agent.name,
    email: agent.email,
    contact: agent.phone,
    referral_code: agent.referral_code,
    totalDiscount: `${referralPercent(referralWebsites, world.clock())}%`,
    referralWebsites,
    ...(agent.is_editor && { is_editor: true }),
    website: website
      ? { ...writeWebsite(website, world.settings), template: template ?? null }
      : null
  }
}
