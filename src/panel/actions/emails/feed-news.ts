import { feedNewsMessages } from '#messages/emails/feed-news.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import type { FeedTrouble } from '#rules/listings/feeds/feed-state.ts'
import { paths } from '#rules/paths.ts'
import { addDays } from '#rules/time/calendar.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

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
  language: Language
}

/** A feed gives no access, is held, is hidden, or is back. */
export function feedNews(email: FeedNews, settings: Settings): EmailContent {
  const { base_url, feed, language, name, news } = email
  const t = feedNewsMessages[language]
  return {
    subject: t[news].subject(feed),
    heading: t[news].heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t[news].what(feed, base_url), ...nextOf(email)],
    button: { label: t.openFeeds, url: pageUrl(settings, language, paths.feeds) }
  }
}

function nextOf({ isDdf, language, listed_at, news, province }: FeedNews): string[] {
  const t = feedNewsMessages[language]
  const until = listed_at && emailFormats[language].time(addDays(new Date(listed_at), 1), province)
  if (news === 'refused') {
    const { board, ddf, trying, until: hidesAt } = t.refused
    return [isDdf ? ddf : board, until ? hidesAt(until) : trying]
  }
  if (news === 'held') return [t.held.next, ...(until ? [t.held.until(until)] : [])]
  return news === 'hidden' ? [t.hidden.next] : []
}
