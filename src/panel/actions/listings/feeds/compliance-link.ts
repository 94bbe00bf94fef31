import { createHmac, timingSafeEqual } from 'node:crypto'
import { COMPLIANCE_LINK_DAYS, compliancePath } from '#rules/listings/feeds/compliance-path.ts'
import { addDays } from '#rules/time/calendar.ts'
import { sharedSecret } from '../../../records/service/secrets.ts'
import type { Db, World } from '../../../services/world.ts'
import { agentSender } from '../../leads/agent-sender.ts'

const SECRET = 'compliance-links'
const TOKEN = /^(\d{1,10})-(\d{10,11})-([\w-]{43})$/

/** A link that shows what became of this website's listings, and nothing else, until it ends. */
export async function makeComplianceLink(
  world: World,
  website_id: number
): Promise<{ url: string; expires_at: string }> {
  const ends = addDays(world.clock(), COMPLIANCE_LINK_DAYS)
  const until = Math.floor(ends.getTime() / 1000)
  const signed = await sign(world.db, website_id, until)
  const { website } = await agentSender(world, website_id)
  return {
    url: website + compliancePath(`${website_id}-${until}-${signed}`),
    expires_at: new Date(until * 1000).toISOString()
  }
}

/** When a link to this website's page ends; undefined for one that has ended, is another's, or isn't ours. */
export async function readComplianceLink(
  { clock, db }: World,
  website_id: number,
  token: string
): Promise<Date | undefined> {
  const [, id = '', until = '', given = ''] = TOKEN.exec(token) ?? []
  if (Number(id) !== website_id) return undefined
  const wanted = await sign(db, website_id, Number(until))
  const ends = new Date(Number(until) * 1000)
  return timingSafeEqual(Buffer.from(wanted), Buffer.from(given)) && ends > clock()
    ? ends
    : undefined
}

async function sign(db: Db, website_id: number, until: number): Promise<string> {
  const key = await sharedSecret(db, SECRET)
  return createHmac('sha256', key).update(`${website_id}:${until}`).digest('base64url')
}
