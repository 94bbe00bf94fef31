import { siteKeysMessages } from '#messages/site-keys.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { NoWebsiteYet } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { Connectors } from '../leads/connectors.tsx'
import { LeadEmails } from '../leads/lead-emails.tsx'
import { AccountLanguage } from './account-language.tsx'
import { SecretKeys } from './secret-keys.tsx'

export const Settings = bounded(SettingsPage)

function SettingsPage() {
  const t = useMessages(siteKeysMessages)
  return (
    <Gate loading={<SettingsSkeleton />}>
      {(user) => (
        <DashboardPage title={t.title}>
          <AccountLanguage user={user} />
          {user.website ? <WebsiteSettings /> : !user.team && <NoWebsite />}
        </DashboardPage>
      )}
    </Gate>
  )
}

function WebsiteSettings() {
  return (
    <>
      <Connectors />
      <LeadEmails />
      <SecretKeys />
    </>
  )
}

function NoWebsite() {
  const { none } = useMessages(websiteBuilderMessages)
  return <NoWebsiteYet none={{ title: none.title, action: none.action }} />
}

export const SettingsSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(siteKeysMessages)
  return (
    <DashboardPage title={t.title}>
      <Panel busy title={t.section}>
        <TableSkeleton rows={5} />
      </Panel>
    </DashboardPage>
  )
}
