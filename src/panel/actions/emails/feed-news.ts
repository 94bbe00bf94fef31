import { feedNewsMessages } from '#messages/emails/feed-news.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { FeedTrouble } from '#rules/listings/feeds/feed-state.ts'
import { paths } from '#rules/paths.ts'
import { addDays } from '#rules/time/calendar.ts'
import { formatZonedTime } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type FeedNews = {
  kind: 'feed-news'
  name: string
  base_url: string
  news: FeedTrouble | 'back'
  /** CREA's, not a board's. */
  isDdf: boolean
  /** What it is called. */
  feed: string
  /** When the last complete list was asked for. */
  listed_at: string | null
  province: string
}

/** A feed gives no access, is held, is hidden, or is back. */
export function feedNews(email: FeedNews, { siteUrl }: Settings): EmailContent {
  const t = inReadersLanguage(feedNewsMessages)
  const { base_url, feed, name, news } = email
  return {
    subject: t[news].subject(feed),
    heading: t[news].heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t[news].what(feed, base_url), ...nextOf(email)],
    button: { label: t.openFeeds, url: `${siteUrl}${paths.feeds}` }
  }
}

function nextOf({ isDdf, listed_at, news, province }: FeedNews): string[] {
  const t = inReadersLanguage(feedNewsMessages)
  const until = listed_at && formatZonedTime(addDays(new Date(listed_at), 1), province)
  if (news === 'refused') {
    const { board, ddf, trying, until: hidesAt } = t.refused
    return [isDdf ? ddf : board, until ? hidesAt(until) : trying]
  }
  if (news === 'held') return [t.held.next, ...(until ? [t.held.until(until)] : [])]
  return news === 'hidden' ? [t.hidden.next] : []
}
