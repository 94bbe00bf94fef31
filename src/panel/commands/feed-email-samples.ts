import type { EmailData } from '../actions/emails/emails.ts'
import type { FeedNews } from '../actions/emails/feed-news.ts'

const NEWS: FeedNews = {
  kind: 'feed-news',
  name: 'Amara Osei',
  base_url: 'oseihomes.ca',
  news: 'refused',
  isDdf: true,
  feed: 'CREA DDF® (oseihomes.ca)',
  listed_at: '2026-11-21T15:00:00.000Z',
  province: 'QC'
}

/** Samples of the emails about feeds and their agreements. */
export const FEED_EMAIL_SAMPLES = {
  'feed-news': NEWS,
  'feed-news-refused-by-board': { ...NEWS, isDdf: false, feed: 'TRREB', listed_at: null },
  'feed-news-held': { ...NEWS, news: 'held' },
  'feed-news-hidden': { ...NEWS, news: 'hidden' },
  'feed-news-back': { ...NEWS, news: 'back' },
  'agreement-due': {
    kind: 'agreement-due',
    name: 'Amara Osei',
    board: 'TRREB',
    agreement: 'idx',
    turn: 'broker',
    since: '2026-11-12T15:00:00.000Z',
    note: 'Marie-Ève has the link and is back on Monday.',
    province: 'QC'
  }
} satisfies Record<string, EmailData>
