import * as v from 'valibot'
import { type BrokerageMove, MoveRecord, NewBrokerage } from '#contract/websites/brokerage-moves.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import { moveBrokerage, withBrokerage } from '#rules/advertising/move-brokerage.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { enqueue } from '../../records/service/jobs.ts'
import {
  insertMove,
  type MoveRow,
  movesOf,
  plannedMove,
  updateMove
} from '../../records/websites/brokerage-moves.ts'
import { insertSiteVersion, siteVersionBy } from '../../records/websites/site-versions.ts'
import { lockSite, type SiteRow, updateSite } from '../../records/websites/sites.ts'
import { websiteById } from '../../records/websites/websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { noWebsite } from './own-site.ts'
import { publishMoved, scheduledTime } from './publish-site.ts'
import { readContent } from './read-content.ts'
import { withOwnPictures } from './save-site.ts'
import { sendStamp } from './site-stamps.ts'

export const MOVE_BROKERAGE = 'move-brokerage'

type Plan = { move_at: string; details: NewBrokerage; broker_name: string; broker_email: string }

/** Plans a move in place of the one that was planned. @throws Refused for a moment that has passed. */
export async function planMove(world: World, website_id: number, plan: Plan): Promise<void> {
  const now = world.clock()
  const at = scheduledTime(plan.move_at, now, 'move_at')
  await inTransaction(world.db, async (tx) => {
    const site = await lockSite(tx, website_id)
    if (!site) throw noWebsite()
    const details = await withOwnPictures(tx, website_id, plan.details)
    const planned = await plannedMove(tx, website_id)
    const move = {
      move_at: at,
      details: JSON.stringify(details),
      broker_name: plan.broker_name,
      broker_email: plan.broker_email
    }
    if (planned) await updateMove(tx, planned.move_id, move)
    else await insertMove(tx, { ...move, website_id, created: now })
    await enqueue(tx, {
      kind: MOVE_BROKERAGE,
      payload: { website_id },
      dedupe: `${MOVE_BROKERAGE}:${website_id}:${at.toISOString()}`,
      runAt: at,
      now
    })
  })
}

export function cancelMove({ clock, db }: World, website_id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSite(tx, website_id)
    const planned = await plannedMove(tx, website_id)
    if (planned) await updateMove(tx, planned.move_id, { cancelled_at: clock() })
  })
}

/**
 * Moves a website whose day has come, unless that was changed since: every version that visitors see or
 * will see, the link to the new broker, the email and the record, in one transaction.
 */
export function moveScheduled(world: World, website_id: number): Promise<void> {
  return inTransaction(world.db, async (tx) => {
    const inside = { ...world, db: tx }
    const site = await lockSite(tx, website_id)
    const move = site && (await plannedMove(tx, website_id))
    const now = world.clock()
    if (!site || !move || move.move_at > now) return
    const record = await moveContent(tx, site, {
      details: v.parse(NewBrokerage, move.details),
      now
    })
    if (!record) return
    await updateMove(tx, move.move_id, { done_at: now, record: JSON.stringify(record) })
    const version = record.published_version ?? record.draft_version
    const broker = { name: move.broker_name, email: move.broker_email }
    await sendStamp(inside, website_id, { broker, version })
    const website = await websiteById(tx, website_id)
    if (!website) return
    await queueEmail(tx, now, {
      kind: 'brokerage-moved',
      ...readerOf(await agentById(tx, website.agent_id)),
      from: record.from.company_name,
      brokerage: record.to.company_name,
      broker: broker.name
    })
  })
}

/** Moves the published, the scheduled and the draft version, each as a version of its own. */
async function moveContent(
  tx: Db,
  site: SiteRow,
  { details, now }: { details: NewBrokerage; now: Date }
): Promise<MoveRecord | undefined> {
  const { draft_version, published_version, scheduled_version, website_id } = site
  const shown = [published_version, scheduled_version, draft_version].filter((one) => one !== null)
  const moved = new Map<number, { version: number; content: SiteContent; texts: number }>()
  let next = draft_version
  // The draft is the newest, so its version is the newest again.
  for (const version of [...new Set(shown)].sort((a, b) => a - b)) {
    const stored = await siteVersionBy(tx, { website_id, version })
    const content = readContent(stored?.content)
    if (!content) return undefined
    const { site: unchecked, texts } = moveBrokerage(content, details)
    // Sanitises what was put into rich text; one text that became too long leaves all as they were.
    const checked = v.safeParse(SiteContent, unchecked)
    const now_ = checked.success
      ? { content: checked.output, texts }
      : { content: withBrokerage(content, details), texts: 0 }
    next += 1
    const json = JSON.stringify(now_.content)
    await insertSiteVersion(tx, { website_id, version: next, content: json, updated: now })
    moved.set(version, { version: next, ...now_ })
  }
  const draft = moved.get(draft_version)
  if (!draft) return undefined
  const scheduled = scheduled_version === null ? undefined : moved.get(scheduled_version)
  const changed = await updateSite(tx, website_id, {
    draft: JSON.stringify(draft.content),
    draft_version: draft.version,
    draft_updated: now,
    ...(scheduled && { scheduled_version: scheduled.version })
  })
  const published = published_version === null ? undefined : moved.get(published_version)
  if (published) await publishMoved(tx, changed, { ...published, now })
  // Undo would bring the old brokerage back.
  await updateSite(tx, website_id, { can_undo: false, live_before: null })
  const before = readContent(site.published ?? site.draft)
  const named = (one: { company_name: string; company_address: string } | undefined) => ({
    company_name: one?.company_name ?? '',
    company_address: one?.company_address ?? ''
  })
  return {
    from: named(before),
    to: named(details),
    published_version: published?.version ?? null,
    draft_version: draft.version,
    texts: (published ?? draft).texts
  }
}

/** The website's moves, newest first, for the API. */
export async function listMoves({ db }: World, website_id: number): Promise<BrokerageMove[]> {
  return (await movesOf(db, website_id)).map(writeMove)
}

function writeMove(row: MoveRow): BrokerageMove {
  return {
    move_id: row.move_id,
    move_at: row.move_at.toISOString(),
    details: v.parse(NewBrokerage, row.details),
    broker_name: row.broker_name,
    broker_email: row.broker_email,
    created: row.created.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
    record: row.record === null ? null : v.parse(MoveRecord, row.record)
  }
}
