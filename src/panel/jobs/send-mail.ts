import { type Mail, writeMail } from '../actions/mails.ts'
import type { JobRow } from '../records/jobs.ts'
import type { World } from '../services/world.ts'

/** Writes the mail of a job and hands it to whoever delivers it. */
export async function sendMail(world: World, job: JobRow): Promise<void> {
  const mail = job.payload as Mail
  const { replyTo, to } = mail
  // The same at every try, and not used again by a later installation's first job.
  const id = `mail-${job.job_id}-${job.created.getTime().toString(36)}`
  await world.mail.send({ id, to, ...(replyTo && { replyTo }), ...writeMail(mail, world.settings) })
}
