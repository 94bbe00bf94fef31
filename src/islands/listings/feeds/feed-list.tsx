import { useState } from 'react'
import type { Feed } from '#contract/listings/feeds.ts'
import { connectFeedMessages } from '#messages/listings/connect-feed.ts'
import { feedListMessages } from '#messages/listings/feed-list.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { ConnectFeed } from './connect-feed.tsx'
import { FeedCard } from './feed-card.tsx'
import styles from './feeds.module.css'

/** The connected feeds, and the way to one more. */
export function FeedList({ feeds, provided }: { feeds: readonly Feed[]; provided: number }) {
  const t = useMessages(feedListMessages)
  const { open } = useMessages(connectFeedMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      aside={
        <Button onClick={() => setOpen(true)} size="small">
          {open}
        </Button>
      }
      title={t.feeds}
    >
      {feeds.length === 0 && (
        <EmptyState title={t.none}>
          {t.connectHint} {provided === 0 && t.untilThen}
        </EmptyState>
      )}
      {feeds.length > 0 && (
        <ul className={styles['rows']}>
          {feeds.map((feed) => (
            <FeedCard feed={feed} key={feed.feed_id} />
          ))}
        </ul>
      )}
      {provided > 0 && <p>{t.provided(provided)}</p>}
      {isOpen && <ConnectFeed onClose={() => setOpen(false)} />}
    </Panel>
  )
}
