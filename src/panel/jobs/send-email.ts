import { type Mail, writeMail } from '../actions/emails/emails.ts'
import { agentByEmail } from '../records/accounts/agents.ts'
import type { JobRow } from '../records/service/jobs.ts'
import { MailUndeliverable } from '../services/email/email-transport.ts'
import type { World } from '../services/world.ts'

/** Writes the mail of a job and hands it to whoever delivers it. */
export async function sendMail(world: World, job: JobRow): Promise<void> {
  const mail = job.payload as Mail
  const { replyTo, to } = mail
  // The same at every try, and not used again by a later installation's first job.
  const id = `mail-${job.job_id}-${job.created.getTime().toString(36)}`
  try {
    await world.mail.send({
      id,
      to,
      ...(replyTo && { replyTo }),
      ...writeMail(mail, world.settings)
    })
  } catch (error) {
    if (error instanceof MailUndeliverable) await logBounce(world, job, to.address, error.message)
    throw error
  }
}

/** For an owner who wants to call somebody whose mail does not arrive; the log names no address. */
async function logBounce(world: World, job: JobRow, address: string, reason: string) {
  const agent = await agentByEmail(world.db, address)
  const { job_id, payload } = job
  const mail = (payload as Mail).kind
  world.log.warn({ job_id, mail, agent_id: agent?.agent_id ?? null, reason }, 'mail bounced')
}
