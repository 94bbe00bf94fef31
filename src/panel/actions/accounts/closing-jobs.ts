import { ZONE_KEPT_DAYS } from '#rules/privacy/closing-periods.ts'
import { customerOf } from '../../records/billing/cards.ts'
import { enqueue, forgetJob, type JobRow } from '../../records/service/jobs.ts'
import { hasZone } from '../../records/websites/domains.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'

export const DELETE_CUSTOMER = 'delete-customer'
export const DELETE_ZONE = 'delete-zone'

const DAY_MS = 24 * 60 * 60_000

/** Queues what is deleted elsewhere once an account is closed: the customer with its cards, and the domain's records. */
export async function queueClosingJobs(
  { cards, clock, db, zones }: World,
  agent_id: string,
  website: WebsiteRow | undefined
): Promise<void> {
  const now = clock()
  const customer_id = await customerOf(db, agent_id, cards.kind)
  if (customer_id !== undefined) {
    const payload = { provider: cards.kind, customer_id }
    await enqueue(db, { kind: DELETE_CUSTOMER, payload, runAt: now, now })
  }
  if (website?.zone_id && zones.kind === 'cloudflare') {
    const runAt = new Date(now.getTime() + ZONE_KEPT_DAYS * DAY_MS)
    const payload = { zone_id: website.zone_id }
    await enqueue(db, { kind: DELETE_ZONE, payload, runAt, now })
  }
}

/** Deletes a customer at the provider, and with it their cards there; one that is gone stays gone. */
export async function deleteCustomer({ cards, db }: World, job: JobRow): Promise<void> {
  const { customer_id, provider } = job.payload as { customer_id: string; provider: string }
  if (cards.kind === provider) await cards.deleteCustomer(customer_id)
  await forgetJob(db, job.job_id)
}

/** Deletes a domain's zone, unless it has become another website's meanwhile. */
export async function deleteZone({ db, zones }: World, job: JobRow): Promise<void> {
  const { zone_id } = job.payload as { zone_id: string }
  if (!(await hasZone(db, zone_id))) await zones.remove(zone_id)
  await forgetJob(db, job.job_id)
}
