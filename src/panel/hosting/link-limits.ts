import { emailHash } from '../actions/leads/email-hash.ts'
import type { World } from '../services/world.ts'
import { waitFor } from './lead-form-facts.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60

type Asked = {
  website_id: number
  email: string
  ip: string
  /** Which page emails links. */
  door: 'account' | 'choices'
}

/**
 * Seconds to wait if too many links were asked for. What the client's own limit refuses doesn't count against the
 * address that it typed.
 */
export async function waitForLink(
  world: World,
  { door, email, ip, website_id }: Asked
): Promise<number | undefined> {
  return (
    (await waitFor(world, `site-link:${door}:${website_id}:${ip}`, 5, QUARTER_HOUR)) ??
    (await waitFor(world, `site-links:${door}:${website_id}`, 300, QUARTER_HOUR)) ??
    (await waitToEmail(world, { website_id, email }))
  )
}

/** Seconds to wait if an address that anybody may have typed was emailed too often by one website. */
export async function waitToEmail(
  world: World,
  { email, website_id }: Pick<Asked, 'email' | 'website_id'>
): Promise<number | undefined> {
  const to = await emailHash(world.db, email)
  return waitFor(world, `site-emailed:${website_id}:${to}`, 5, HOUR)
}
