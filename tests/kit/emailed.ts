import { runDueJobs } from '#panel/jobs/worker.ts'
import type { OutgoingEmail } from '#panel/services/email/email-transport.ts'
import type { TestPanel } from './panel.ts'

/** The last email to an address, once every due job has run. */
export async function emailTo(panel: TestPanel, address: string): Promise<OutgoingEmail> {
  await runDueJobs(panel.world)
  const email = panel.emails.findLast(({ to }) => to.address === address)
  if (!email) throw new Error(`no email to ${address}`)
  return email
}

/** The one-time code in the last email to an address. */
export async function codeTo(panel: TestPanel, address: string): Promise<string> {
  const { text } = await emailTo(panel, address)
  return /code=([\w-]+)/.exec(text)?.[1] ?? ''
}
