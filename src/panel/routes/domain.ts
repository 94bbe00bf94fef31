import type { Hono } from 'hono'
import {
  claimDomain,
  domainReport,
  moveDomain,
  putDomainBack,
  takeDomain
} from '#contract/websites/domain.ts'
import { domainClaimMessages } from '#messages/domain-claim.ts'
import { domainCardMessages } from '#messages/domain-card.ts'
import { NO_WEBSITE } from '../actions/billing/pay-overdue.ts'
import * as claims from '../actions/domains/claim-domain.ts'
import { readDomainReport } from '../actions/domains/domain-report.ts'
import * as putBack from '../actions/domains/put-back.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { websiteByAgent, type WebsiteRow } from '../records/websites/websites.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

const TEN_MINUTES = 10 * 60

/** Each report takes some 200 look-ups. */
export function domainRoutes(app: Hono, world: World): void {
  const report = async (agent: AgentRow) => readDomainReport(world, await websiteOf(world, agent))

  serve(app, world, domainReport, async (_input, { agent }) => {
    await limit(world, `domain-report:${agent.agent_id}`, { hits: 30, seconds: TEN_MINUTES })
    return report(agent)
  })

  serve(app, world, putDomainBack, async (_input, { agent, language }) => {
    await limit(world, `domain-move:${agent.agent_id}`, { hits: 10, seconds: TEN_MINUTES })
    await putBack.putDomainBack(world, await websiteOf(world, agent))
    return { message: domainCardMessages[language].putBackDone, ...(await report(agent)) }
  })

  serve(app, world, moveDomain, async (_input, { agent, language }) => {
    await limit(world, `domain-move:${agent.agent_id}`, { hits: 10, seconds: TEN_MINUTES })
    await putBack.moveDomainAgain(world, await websiteOf(world, agent))
    return { message: domainCardMessages[language].moveStarted, ...(await report(agent)) }
  })

  serve(app, world, claimDomain, async ({ base_url }, { agent }) => {
    await limit(world, `domain-claim:${agent.agent_id}`, { hits: 20, seconds: TEN_MINUTES })
    const record = await claims.claimDomain(world, await websiteOf(world, agent), base_url)
    return { base_url, ...record }
  })

  serve(app, world, takeDomain, async ({ base_url }, { agent, language }) => {
    await limit(world, `domain-take:${agent.agent_id}`, { hits: 20, seconds: TEN_MINUTES })
    await claims.takeDomain(world, await websiteOf(world, agent), base_url)
    return { message: domainClaimMessages[language].taken(base_url), ...(await report(agent)) }
  })
}

async function websiteOf({ db }: World, { agent_id }: AgentRow): Promise<WebsiteRow> {
  const website = await websiteByAgent(db, agent_id)
  if (!website) throw new Refused(NO_WEBSITE, 404)
  return website
}
