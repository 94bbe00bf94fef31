import * as v from 'valibot'
import { type SiteStamp, StampFinding, StampRemark } from '#contract/websites/site-stamps.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { tradeFindings } from '#rules/advertising/check-site.ts'
import { addDays } from '#rules/time/calendar.ts'
import { STAMP_DAYS, stampPath } from '#rules/websites/stamp-path.ts'
import { agentById } from '../../records/accounts/agents.ts'
import {
  decideStamp,
  endStamp,
  insertStamp,
  stampByToken,
  type StampRow,
  stampsOf
} from '../../records/websites/site-stamps.ts'
import { closeSiteVersion, siteVersionBy } from '../../records/websites/site-versions.ts'
import { lockSite } from '../../records/websites/sites.ts'
import { websiteById } from '../../records/websites/websites.ts'
import { hashToken, newToken } from '../../services/accounts/tokens.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { agentSender } from '../leads/agent-sender.ts'
import { noWebsite } from './own-site.ts'
import { readContent } from './read-content.ts'
import { newer } from './save-site.ts'
import { readSiteVersion } from './site-history.ts'

type Broker = { name: string; email: string }

/** Emails a link to a version that stays as it is. @throws Refused for a version that nobody sees. */
export function askForStamp(
  world: World,
  website_id: number,
  { version, ...broker }: Broker & { version: number }
): Promise<void> {
  return inTransaction(world.db, async (tx) => {
    const site = await lockSite(tx, website_id)
    if (!site) throw noWebsite()
    if (version !== site.draft_version && version !== site.published_version) throw newer(site)
    await sendStamp({ ...world, db: tx }, website_id, { version, broker })
  })
}

/** The same in the caller's transaction, for a version that exists. */
export async function sendStamp(
  inside: World,
  website_id: number,
  { broker, version }: { broker: Broker; version: number }
): Promise<void> {
  const { clock, db: tx } = inside
  const now = clock()
  const { content } = await readSiteVersion(tx, { website_id, version })
  // A later save makes another version.
  await closeSiteVersion(tx, { website_id, version })
  const { token, token_hash } = newToken('stamp')
  await insertStamp(tx, {
    website_id,
    version,
    token_hash,
    asked_name: broker.name,
    asked_email: broker.email,
    findings: JSON.stringify(tradeFindings(content)),
    created: now,
    expires: addDays(now, STAMP_DAYS),
    remarks: '[]'
  })
  const { language, name, website } = await agentSender(inside, website_id)
  await queueEmail(tx, now, {
    kind: 'stamp-asked',
    name: broker.name,
    agent: name,
    url: `${website}${stampPath(token)}`,
    language,
    to: { name: broker.name, address: broker.email }
  })
}

/** What a link shows; undefined if it is unknown, ended or expired, or its version can't be read. */
export async function stampOf(
  { clock, db }: World,
  token: string
): Promise<{ stamp: StampRow; content: SiteContent } | undefined> {
  const stamp = await stampByToken(db, hashToken(token), clock())
  const found = stamp && (await siteVersionBy(db, stamp))
  const content = readContent(found?.content)
  return stamp && content && { stamp, content }
}

/** Keeps what the broker decided, once, and tells the agent. */
export function giveStamp(
  world: World,
  { stamp_id, website_id, version }: StampRow,
  {
    broker,
    decision,
    remarks
  }: { broker: Broker; decision: 'approved' | 'changes'; remarks: StampRemark[] }
): Promise<void> {
  return inTransaction(world.db, async (tx) => {
    const now = world.clock()
    const isFirst = await decideStamp(tx, stamp_id, {
      decision,
      decided_at: now,
      decided_name: broker.name,
      decided_email: broker.email,
      remarks: JSON.stringify(remarks)
    })
    const website = isFirst ? await websiteById(tx, website_id) : undefined
    if (!website) return
    await queueEmail(tx, now, {
      kind: 'stamp-given',
      ...readerOf(await agentById(tx, website.agent_id)),
      broker: broker.name,
      decision,
      version,
      remarks: remarks.length
    })
  })
}

export async function revokeStamp(world: World, website_id: number, stamp_id: number) {
  await endStamp(world.db, { stamp_id, website_id }, world.clock())
}

/** The website's requests, newest first, for the API. */
export async function listStamps({ db }: World, website_id: number): Promise<SiteStamp[]> {
  return (await stampsOf(db, website_id)).map((row) => ({
    stamp_id: row.stamp_id,
    version: row.version,
    asked_name: row.asked_name,
    asked_email: row.asked_email,
    created: row.created.toISOString(),
    expires: row.expires.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    decision: row.decision,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_name: row.decided_name,
    decided_email: row.decided_email,
    ...readStamp(row)
  }))
}

/** The findings and remarks of a row. */
export function readStamp({ findings, remarks }: Pick<StampRow, 'findings' | 'remarks'>) {
  return {
    findings: v.parse(v.array(StampFinding), findings),
    remarks: v.parse(v.array(StampRemark), remarks)
  }
}
