import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { $place, followAddress } from '#stores/listings/listing-place.ts'
import { $site, type EditedSite, loadSite } from '#stores/website/edited-site.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { FieldSiteContext } from '../website-builder/use-field-site.ts'
import { ListingEditor } from './listing-editor.tsx'
import { ListingList } from './listing-list.tsx'

/** The listings that the agent writes for their website. */
export const Listings = bounded(ListingsPage)

function ListingsPage() {
  return (
    <Gate loading={<ListingsSkeleton />}>
      {(user) => (user.website ? <OwnListings /> : <NoWebsite />)}
    </Gate>
  )
}

function OwnListings() {
  const { theListings } = useMessages(listingListMessages)
  const [ready, setReady] = useState(false)
  useFocusFallback()
  useEffect(() => {
    const stop = followAddress()
    setReady(true)
    void loadSite()
    return stop
  }, [])
  if (!ready) return <ListingsSkeleton />
  return (
    <WhenLoaded loading={<ListingsSkeleton />} of={$site} retry={loadSite} what={theListings}>
      {(site) => <Place site={site} />}
    </WhenLoaded>
  )
}

function Place({ site }: { site: EditedSite }) {
  const { listing } = useStore($place)
  const { content, website_id } = site
  const { language, province, second_language } = content
  const fieldSite = useMemo(
    () => ({ website_id, language, province, second_language }),
    [language, province, second_language, website_id]
  )
  return (
    <FieldSiteContext value={fieldSite}>
      {listing === undefined ? (
        <ListingList site={site} />
      ) : (
        <ListingEditor listing={listing} site={site} />
      )}
    </FieldSiteContext>
  )
}

function NoWebsite() {
  const { noWebsite, title } = useMessages(listingListMessages)
  return <NeedsWebsite none={noWebsite} title={title} />
}

export const ListingsSkeleton = bounded(Skeleton)

function Skeleton() {
  const { lede, title } = useMessages(listingListMessages)
  return (
    <DashboardPage lede={lede} title={title}>
      <Panel busy title={title}>
        <TableSkeleton rows={4} />
      </Panel>
    </DashboardPage>
  )
}
