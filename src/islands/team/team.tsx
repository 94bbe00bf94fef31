import { useEffect } from 'react'
import type { Team as Facts } from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { paths } from '#rules/paths.ts'
import { teamOf } from '#stores/team/team.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { AccessLog } from './access-log.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { SharingSettings } from './sharing-settings.tsx'

export const Team = bounded(TeamPage)

function TeamPage() {
  return (
    <Gate loading={<TeamSkeleton />}>
      {(user) => (user.website ? <LoadedTeam /> : <NoWebsite />)}
    </Gate>
  )
}

function LoadedTeam() {
  const t = useMessages(teamMessages)
  useEffect(() => void teamOf.load({}), [])
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <WhenLoaded
        loading={<SkeletonPanel />}
        of={teamOf.$loaded}
        retry={() => teamOf.load({})}
        what={t.what}
      >
        {(team) => <Sheet team={team} />}
      </WhenLoaded>
    </DashboardPage>
  )
}

function Sheet({ team }: { team: Facts }) {
  useFocusFallback()
  const isOpen = team.size > 0
  const hasHad = team.members.length > 0
  return (
    <>
      {!isOpen && <NotIncluded team={team} />}
      {isOpen && <Invitations team={team} />}
      {(isOpen || hasHad) && <Members team={team} />}
      {isOpen && <SharingSettings team={team} />}
      {(isOpen || hasHad) && <AccessLog />}
    </>
  )
}

/** What a team would be, and how to get one; whose members wait, if there are any. */
function NotIncluded({ team }: { team: Facts }) {
  const { members, plan_name, plan_size, team_plan } = team
  const t = useMessages(teamMessages).notIncluded
  return (
    <Panel title={t.title}>
      {plan_size === 0 && <p>{t.text(plan_name, team_plan)}</p>}
      {(members.length > 0 || plan_size > 0) && <p>{t.closed}</p>}
      <div>
        <a className="button brick" href={paths.contact}>
          {t.action}
        </a>
      </div>
    </Panel>
  )
}

function NoWebsite() {
  const { title } = useMessages(teamMessages)
  const { none } = useMessages(websiteBuilderMessages)
  return <NeedsWebsite none={{ title: none.title, action: none.action }} title={title} />
}

function SkeletonPanel() {
  const t = useMessages(teamMessages)
  return (
    <Panel busy title={t.members}>
      <TableSkeleton rows={4} />
    </Panel>
  )
}

export const TeamSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(teamMessages)
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <SkeletonPanel />
    </DashboardPage>
  )
}
