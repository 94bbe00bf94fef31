import { staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import { showFeedCopies } from '../../records/listings/feeds/show-feeds.ts'
import type { World } from '../../services/world.ts'

/** Once a website's own listings with these MLS numbers have changed: feeds' copies of them leave it, or are back. */
export function showCopies(
  { clock, db: tx }: Pick<World, 'clock' | 'db'>,
  website_id: number,
  numbers: readonly string[]
): Promise<void> {
  return showFeedCopies(tx, { numbers, staleBefore: staleBefore(clock()), website_id })
}
