import { useEffect } from 'react'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { loadPosts } from '#stores/blog/blog-list.ts'
import { $builder, openBuilder } from '#stores/website-builder/builder.ts'
import { startAutosave } from '#stores/website-builder/builder-save.ts'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { BuilderScreen } from './builder-screen.tsx'

export const WebsiteBuilder = bounded(WebsiteBuilderPage)

function WebsiteBuilderPage() {
  return (
    <Gate loading={<WebsiteBuilderSkeleton />}>
      {(user) => (user.website ? <OpenedBuilder /> : <NoWebsite />)}
    </Gate>
  )
}

function OpenedBuilder() {
  const t = useMessages(websiteBuilderMessages)
  useFocusFallback()
  useEffect(() => void openBuilder(), [])
  useEffect(() => void loadPosts(), [])
  useEffect(startAutosave, [])
  return (
    <DashboardPage title={t.title}>
      <WhenLoaded loading={<BuilderBars />} of={$builder} retry={openBuilder} what={t.theWebsite}>
        {() => <BuilderScreen />}
      </WhenLoaded>
    </DashboardPage>
  )
}

function NoWebsite() {
  const { none, title } = useMessages(websiteBuilderMessages)
  return <NeedsWebsite none={none} title={title} />
}

export const WebsiteBuilderSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(websiteBuilderMessages)
  return (
    <DashboardPage title={t.title}>
      <BuilderBars />
    </DashboardPage>
  )
}

function BuilderBars() {
  const t = useMessages(websiteBuilderMessages)
  return (
    <Panel busy title={t.editing}>
      <TableSkeleton rows={6} />
    </Panel>
  )
}
