import { runDueJobs } from '#panel/jobs/worker.ts'
import type { OutgoingMail } from '#panel/services/email/email-transport.ts'
import type { TestPanel } from './panel.ts'

/** The last mail that somebody got, after all that is due has left. */
export async function mailTo(panel: TestPanel, email: string): Promise<OutgoingMail> {
  await runDueJobs(panel.world)
  const mail = panel.mails.findLast(({ to }) => to.address === email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}

/** The one-time code of the last mail that somebody got. */
export async function codeTo(panel: TestPanel, email: string): Promise<string> {
  const { text } = await mailTo(panel, email)
  return /code=([\w-]+)/.exec(text)?.[1] ?? ''
}
