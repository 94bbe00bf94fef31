import { daysLeft } from '#rules/privacy/privacy-requests.ts'
import { agentById } from '../../../records/accounts/agents.ts'
import { privacyRequestById } from '../../../records/leads/privacy-requests.ts'
import type { JobRow } from '../../../records/service/jobs.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import type { World } from '../../../services/world.ts'
import { readerOf } from '../../emails/reader.ts'
import { renderEmail } from '../../emails/render-email.ts'

export const TELL_OF_REQUEST = 'privacy-request'

/** Emails the agent about a request that isn't answered yet. The job names the request alone. */
export async function tellOfRequest(world: World, job: JobRow): Promise<void> {
  const { request_id } = job.payload as { request_id: string }
  const request = await privacyRequestById(world.db, request_id)
  if (!request || request.answered_at) return
  const website = await websiteById(world.db, request.website_id)
  if (!website) return
  const agent = await agentById(world.db, website.agent_id)
  const reader = readerOf(agent)
  await world.email.send({
    id: `privacy-request-${job.job_id}-${job.created.getTime().toString(36)}`,
    to: reader.to,
    ...renderEmail(
      {
        kind: 'privacy-request',
        name: agent.name,
        language: reader.language,
        request: request.kind,
        visitor: request.email ?? '',
        due_at: request.due_at.toISOString(),
        days: daysLeft(request.due_at, world.clock())
      },
      world.settings
    )
  })
}
