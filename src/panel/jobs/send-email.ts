import { type Email, queuedEmail } from '../actions/emails/queue-email.ts'
import { recordBounce } from '../actions/leads/record-bounce.ts'
import { recordLeadEmail } from '../actions/leads/record-lead-email.ts'
import { returnAddress } from '../actions/leads/reply-address.ts'
import { renderEmail } from '../actions/emails/render-email.ts'
import { agentByEmail } from '../records/accounts/agents.ts'
import { forgetJob, type JobRow } from '../records/service/jobs.ts'
import { EmailNotAccepted, EmailUndeliverable } from '../services/email/email-transport.ts'
import type { World } from '../services/world.ts'

/** Those to people who were promised that nothing is kept. */
const FORGOTTEN: readonly Email['kind'][] = ['account-closed', 'privacy-answered']

/** Renders a job's email and hands it to the transport. */
export async function sendEmail(world: World, job: JobRow): Promise<void> {
  const email = queuedEmail(job.payload)
  const { attachments, replyTo, to } = email
  // The same for every attempt, and unique across installations. Its prefix is public, so it stays.
  const id = `mail-${job.job_id}-${job.created.getTime().toString(36)}`
  const bounceTo = await returnAddressOf(world, email)
  try {
    await world.email.send({
      id,
      to,
      ...(replyTo && { replyTo }),
      ...(attachments && { attachments }),
      ...(bounceTo !== undefined && { bounceTo }),
      ...(email.kind === 'lead-answer' && { isPersonal: true }),
      ...renderEmail(email, world.settings)
    })
  } catch (error) {
    const isBounce = error instanceof EmailUndeliverable
    if (isBounce) await logBounce(world, job, to.address, error.message)
    if (isBounce && email.kind === 'lead-answer') await recordBounce(world, email, to.address)
    const code = isBounce || error instanceof EmailNotAccepted ? error.code : 'error'
    await recordLeadEmail(world, email, { state: isBounce ? 'failed' : 'waiting', code })
    throw error
  }
  await recordLeadEmail(world, email, { state: 'delivered', code: '' })
  if (FORGOTTEN.includes(email.kind)) await forgetJob(world.db, job.job_id)
}

/** Where an email about a lead comes back to; undefined for any other. */
async function returnAddressOf(world: World, email: Email): Promise<string | undefined> {
  const { address: to } = email.to
  if (email.kind === 'lead-answer') {
    return returnAddress(world, 'answer', { lead_id: email.lead_id, to })
  }
  if (email.kind !== 'lead-received' || email.lead_id === undefined) return undefined
  // A copy: what became of it is not what became of the email.
  if (email.website_id === undefined) return undefined
  return returnAddress(world, 'agent', { lead_id: email.lead_id, to })
}

/** Lets an owner contact an agent whose email bounces. The address itself stays out of the log. */
async function logBounce(world: World, job: JobRow, address: string, reason: string) {
  const agent = await agentByEmail(world.db, address)
  const { job_id, payload } = job
  const email_kind = (payload as Email).kind
  world.log.warn({ job_id, email_kind, agent_id: agent?.agent_id ?? null, reason }, 'email bounced')
}
