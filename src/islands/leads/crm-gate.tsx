import type { ReactNode } from 'react'
import type { User } from '#contract/entities.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** A page of the CRM, for an agent with a website and for a team's members while the team has access. */
export function CrmGate({
  children,
  loading,
  noWebsite,
  title
}: {
  children: (user: User) => ReactNode
  loading: ReactNode
  /** For an agent with neither. */
  noWebsite: ReactNode
  title: string
}) {
  return (
    <Gate loading={loading}>
      {(user) => {
        const { team, website } = user
        if (team && !team.is_open) return <TeamClosed brokerage={team.brokerage} title={title} />
        return website || team ? children(user) : noWebsite
      }}
    </Gate>
  )
}

function TeamClosed({ brokerage, title }: { brokerage: string; title: string }) {
  const t = useMessages(teamMessages)
  return (
    <DashboardPage title={title}>
      <Panel title={t.closedTitle}>
        <p>{t.closedText(brokerage)}</p>
      </Panel>
    </DashboardPage>
  )
}
