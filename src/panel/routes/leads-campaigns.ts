import type { Hono } from 'hono'
import * as contract from '#contract/leads/campaigns.ts'
import { agentSender } from '../actions/leads/agent-sender.ts'
import * as drafts from '../actions/leads/campaigns.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import * as sending from '../actions/leads/send-campaign.ts'
import { inOneTransaction } from '../http/once.ts'
import { limitTestEmails } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { tagsOf } from '../records/leads/audience.ts'
import type { World } from '../services/world.ts'

/** Email campaigns. */
export function campaignRoutes(app: Hono, world: World): void {
  const which = async (agent: AgentRow, campaign_id: string, verb: 'send' | 'write' = 'write') => {
    const { website_id } = await leadAccess(world, agent, verb)
    return { website_id, campaign_id }
  }

  serve(app, world, contract.campaigns, async (_input, { agent }) => {
    const { website_id } = await leadAccess(world, agent, 'write')
    return drafts.listCampaigns(world, website_id)
  })

  serve(app, world, contract.campaign, async ({ campaign_id }, { agent }) => ({
    campaign: await drafts.readCampaign(world.db, await which(agent, campaign_id))
  }))

  serve(
    app,
    world,
    contract.saveCampaign,
    async ({ base_version, campaign_id, ...fields }, { agent }) => ({
      campaign: await drafts.saveDraft(world, await which(agent, campaign_id), base_version, fields)
    }),
    { bodyLimit: 300_000 }
  )

  serve(app, world, contract.deleteCampaign, async ({ campaign_id }, { agent }) => {
    await drafts.removeDraft(world, await which(agent, campaign_id))
    return {}
  })

  serve(app, world, contract.countAudience, async ({ audience }, { agent }) => {
    const { website_id } = await leadAccess(world, agent, 'write')
    const counts = await sending.audienceCount(world, website_id, audience)
    const { addressLacks } = await agentSender(world, website_id)
    return { ...counts, tags: await tagsOf(world.db, website_id), address_lacks: addressLacks }
  })

  serve(app, world, contract.previewCampaign, async ({ campaign_id }, { agent }) =>
    sending.previewCampaign(world, await which(agent, campaign_id))
  )

  serve(app, world, contract.testCampaign, async ({ campaign_id }, { agent, request }) => {
    await limitTestEmails(world, agent)
    const asked = await which(agent, campaign_id, 'send')
    return inOneTransaction(world, request, async (inside) => ({
      sent_to: await sending.testCampaign(inside, asked)
    }))
  })

  serve(
    app,
    world,
    contract.sendCampaign,
    async ({ campaign_id, send_at, version }, { agent, request }) => {
      const asked = await which(agent, campaign_id, 'send')
      const when = send_at === null ? null : new Date(send_at)
      return inOneTransaction(world, request, async (inside) => ({
        campaign: await sending.sendCampaign(inside, asked, { send_at: when, version })
      }))
    }
  )

  serve(app, world, contract.cancelCampaign, async ({ campaign_id }, { agent }) => ({
    campaign: await sending.cancelCampaign(world, await which(agent, campaign_id, 'send'))
  }))
}
