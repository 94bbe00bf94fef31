import { useEffect, useState } from 'react'
import { listingImportMessages } from '#messages/listings/listing-import.ts'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { paths } from '#rules/paths.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import {
  type ListingImportReport,
  type OpenedListingFile,
  openListingFile
} from '#stores/listings/import-listings.ts'
import { $site, type EditedSite, loadSite } from '#stores/website/edited-site.ts'
import { bounded } from '../../kit/bounded.tsx'
import { DashboardPage, Panel } from '../../kit/dashboard-page.tsx'
import { Gate } from '../../kit/gate.tsx'
import { ChooseImportFile } from '../../kit/importing/choose-import-file.tsx'
import { NeedsWebsite } from '../../kit/needs-website.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { ListingImportResult } from './listing-import-result.tsx'
import { ListingMapping } from './listing-mapping.tsx'
import styles from '../../kit/importing/importing.module.css'

/** Imports a file of listings: choose it, say what its columns are, see what happened. */
export const ListingImport = bounded(ListingImportPage)

function ListingImportPage() {
  return (
    <Gate loading={<ListingImportSkeleton />}>
      {(user) => (user.website ? <OwnImport /> : <NoWebsite />)}
    </Gate>
  )
}

function OwnImport() {
  const { theListings } = useMessages(listingListMessages)
  useEffect(() => void loadSite(), [])
  return (
    <WhenLoaded loading={<ListingImportSkeleton />} of={$site} retry={loadSite} what={theListings}>
      {(site) => <ListingImportSteps site={site} />}
    </WhenLoaded>
  )
}

function ListingImportSteps({ site }: { site: EditedSite }) {
  const t = useMessages(listingImportMessages)
  const [file, setFile] = useState<OpenedListingFile>()
  const [report, setReport] = useState<ListingImportReport>()
  const again = () => {
    setFile(undefined)
    setReport(undefined)
  }
  return (
    <DashboardPage back={{ href: paths.listings, text: t.back }} lede={t.lede} title={t.title}>
      {file && report ? (
        <ListingImportResult file={file} onAgain={again} report={report} />
      ) : file ? (
        <ListingMapping file={file} onBack={again} onEnd={setReport} site={site} />
      ) : (
        <ChooseFile language={site.content.language} onChoose={setFile} />
      )}
    </DashboardPage>
  )
}

function ChooseFile({
  language,
  onChoose
}: {
  language: SiteLanguage
  onChoose: (file: OpenedListingFile) => void
}) {
  const t = useMessages(listingImportMessages)
  return (
    <Panel title={t.chooseTitle}>
      <ChooseImportFile
        accept=".csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,application/json"
        onChoose={async (chosen) => {
          const read = await openListingFile(chosen, language)
          if (typeof read === 'string') return read
          onChoose(read)
          return undefined
        }}
        t={t}
      />
      <p className={styles['hint']}>{t.photos}</p>
      <p className={styles['hint']}>{t.parts}</p>
    </Panel>
  )
}

function NoWebsite() {
  const { title } = useMessages(listingImportMessages)
  const { noWebsite } = useMessages(listingListMessages)
  return <NeedsWebsite none={noWebsite} title={title} />
}

export const ListingImportSkeleton = bounded(Skeleton)

function Skeleton() {
  const { lede, title } = useMessages(listingImportMessages)
  return (
    <DashboardPage lede={lede} title={title}>
      <Panel busy title={title}>
        <TableSkeleton rows={2} />
      </Panel>
    </DashboardPage>
  )
}
