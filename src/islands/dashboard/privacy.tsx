import { privacyMessages } from '#messages/privacy/screen.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { CloseAccount } from './privacy/close-account.tsx'
import { TakeEverything } from './privacy/take-everything.tsx'
import { VisitorRequests } from './privacy/visitor-requests.tsx'
import { YourData } from './privacy/your-data.tsx'

export const Privacy = bounded(PrivacyPage)

/** Each section stands by itself. `policy`: the address of the privacy policy, which shared scripts don't carry. */
function PrivacyPage({ policy }: { policy: string }) {
  const t = useMessages(privacyMessages)
  return (
    <Gate loading={<PrivacySkeleton />}>
      {(user) => (
        <DashboardPage lede={t.lede} title={t.title}>
          {user.website && <VisitorRequests />}
          <YourData policy={policy} />
          {user.website && <TakeEverything />}
          <CloseAccount user={user} />
        </DashboardPage>
      )}
    </Gate>
  )
}

export const PrivacySkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(privacyMessages)
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <Panel busy title={t.rights.title}>
        <TableSkeleton rows={3} />
      </Panel>
    </DashboardPage>
  )
}
