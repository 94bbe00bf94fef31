import type { Language } from '#messages/language.ts'
import { DDF_BOARD, feedName } from '#rules/listings/feeds/feed-name.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import type { FeedNews } from '../actions/emails/feed-news.ts'
import { sampleTexts } from './sample-texts.ts'

const NEWS: Omit<FeedNews, 'feed' | 'language'> = {
  kind: 'feed-news',
  name: 'Amara Osei',
  base_url: 'oseihomes.ca',
  news: 'refused',
  isDdf: true,
  listed_at: '2026-11-21T15:00:00.000Z',
  province: 'QC'
}

/** Samples of the emails about feeds and their agreements. */
export function feedEmailSamples(language: Language) {
  const feed = feedName({ board: DDF_BOARD, destination: NEWS.base_url }, language)
  const news = { ...NEWS, feed, language }
  return {
    'feed-news': news,
    'feed-news-refused-by-board': { ...news, isDdf: false, feed: 'TRREB', listed_at: null },
    'feed-news-held': { ...news, news: 'held' },
    'feed-news-hidden': { ...news, news: 'hidden' },
    'feed-news-back': { ...news, news: 'back' },
    'agreement-due': {
      kind: 'agreement-due',
      name: 'Amara Osei',
      board: 'TRREB',
      agreement: 'idx',
      turn: 'broker',
      since: '2026-11-12T15:00:00.000Z',
      note: sampleTexts[language].note,
      province: 'QC',
      language
    }
  } satisfies Record<string, EmailData>
}
