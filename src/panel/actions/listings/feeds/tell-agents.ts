import { staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import { feedName } from '#rules/listings/feeds/feed-name.ts'
import { feedNews, feedTrouble } from '#rules/listings/feeds/feed-state.ts'
import { agentsById } from '../../../records/accounts/agents.ts'
import { changeFeed } from '../../../records/listings/feeds/feeds.ts'
import { type SiteFeedRow, troubledFeeds } from '../../../records/listings/feeds/site-feeds.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { Db, World } from '../../../services/world.ts'
import { queueEmail } from '../../emails/queue-email.ts'
import { readerOf } from '../../emails/reader.ts'
import { standing } from './site-feeds.ts'

/**
 * Tells agents by email of feeds that give no access, that have been held for long, or whose listings are
 * hidden, and of those that are well again: each once.
 */
export async function tellAgentsOfFeeds({
  clock,
  db,
  log
}: Pick<World, 'clock' | 'db' | 'log'>): Promise<void> {
  const now = clock()
  for (const row of await troubledFeeds(db, staleBefore(now))) {
    const news = feedNews(row.told, feedTrouble(standing(row), now))
    if (news === undefined) continue
    const { feed_id } = row
    log.warn({ feed_id, news }, 'an agent is told of their feed')
    await inTransaction(db, async (tx) => {
      await changeFeed(tx, feed_id, { told: news === 'back' ? null : news })
      await queueNews(tx, now, { row, news })
    })
  }
}

async function queueNews(
  tx: Db,
  now: Date,
  { news, row }: { row: SiteFeedRow; news: NonNullable<ReturnType<typeof feedNews>> }
): Promise<void> {
  const { board, destination, kind, listed_at, website_id } = row
  const website = website_id === null ? undefined : await websiteById(tx, website_id)
  if (!website) return
  const agent = (await agentsById(tx, [website.agent_id])).get(website.agent_id)
  if (!agent) return
  await queueEmail(tx, now, {
    kind: 'feed-news',
    ...readerOf(agent),
    base_url: website.base_url,
    news,
    isDdf: kind === 'ddf',
    feed: feedName({ board, destination }, agent.language),
    listed_at: listed_at?.toISOString() ?? null,
    province: website.billing_state
  })
}
