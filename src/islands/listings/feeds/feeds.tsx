import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FeedsAndAgreements } from '#contract/listings/feeds.ts'
import { feedClaims } from '#messages/claims/feeds.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { agreementMessages } from '#messages/listings/agreements.ts'
import { feedListMessages } from '#messages/listings/feed-list.ts'
import { boardName, feedName } from '#rules/listings/feeds/feed-name.ts'
import { paths } from '#rules/paths.ts'
import { $feeds, $removed, loadFeeds, putBack } from '#stores/listings/feeds.ts'
import { bounded } from '../../kit/bounded.tsx'
import { Button } from '../../kit/button.tsx'
import { DashboardPage, Panel } from '../../kit/dashboard-page.tsx'
import { Gate } from '../../kit/gate.tsx'
import { NeedsWebsite } from '../../kit/needs-website.tsx'
import { Notice } from '../../kit/notice.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../../kit/use-focus-fallback.ts'
import { useLanguage, useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { Agreements } from './agreements.tsx'
import { FeedList } from './feed-list.tsx'
import { WhyListing } from './why-listing.tsx'

/** Feeds of listings, the agreements that they need, and why a home is or isn't shown. */
export const Feeds = bounded(FeedsPage)

function FeedsPage() {
  const { noWebsite, title } = useMessages(feedListMessages)
  return (
    <Gate loading={<FeedsSkeleton />}>
      {(user) => (user.website ? <OwnFeeds /> : <NeedsWebsite none={noWebsite} title={title} />)}
    </Gate>
  )
}

function OwnFeeds() {
  const t = useMessages(feedListMessages)
  useFocusFallback()
  useEffect(() => {
    void loadFeeds()
    return () => $removed.set(undefined)
  }, [])
  return (
    <WhenLoaded loading={<FeedsSkeleton />} of={$feeds} retry={loadFeeds} what={t.theFeeds}>
      {(loaded) => <Loaded {...loaded} />}
    </WhenLoaded>
  )
}

function Loaded({ agreements, feeds, provided }: FeedsAndAgreements) {
  const t = useMessages(feedListMessages)
  const { lede } = useMessages(feedClaims)
  return (
    <DashboardPage back={{ href: paths.listings, text: t.back }} lede={lede} title={t.title}>
      <RemovedNotice />
      <FeedList feeds={feeds} provided={provided} />
      <Agreements agreements={agreements} feeds={feeds} />
      <WhyListing />
    </DashboardPage>
  )
}

/** What was removed last, and the button that puts it back. */
function RemovedNotice() {
  const t = useMessages(feedListMessages)
  const agreed = useMessages(agreementMessages)
  const { kinds } = useMessages(agreementLabels)
  const language = useLanguage()
  const removed = useStore($removed)
  const [busy, setBusy] = useState(false)
  if (!removed) return null
  const undo = async () => {
    setBusy(true)
    await putBack()
    setBusy(false)
  }
  const isFeed = removed.kind === 'feed'
  return (
    <Notice
      action={
        <Button
          busy={busy}
          busyLabel={t.puttingBack}
          look="line"
          onClick={() => void undo()}
          size="small"
        >
          {t.putBack}
        </Button>
      }
      kind="success"
      title={
        isFeed
          ? t.removed(feedName(removed.feed, language))
          : agreed.removed(
              kinds[removed.agreement.kind],
              boardName(removed.agreement.board, language)
            )
      }
    >
      {isFeed && t.removedText}
    </Notice>
  )
}

export const FeedsSkeleton = bounded(Skeleton)

function Skeleton() {
  const { feeds, title } = useMessages(feedListMessages)
  const { lede } = useMessages(feedClaims)
  return (
    <DashboardPage lede={lede} title={title}>
      <Panel busy title={feeds}>
        <TableSkeleton rows={3} />
      </Panel>
    </DashboardPage>
  )
}
