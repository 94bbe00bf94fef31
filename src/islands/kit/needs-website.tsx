import type { ReactNode } from 'react'
import { paths } from '#rules/paths.ts'
import { DashboardPage, Panel } from './dashboard-page.tsx'

/** A page of the dashboard for an agent who has no website yet, with the way to one. */
export function NeedsWebsite({
  title,
  lede,
  none
}: {
  /** The page's. */
  title: string
  lede?: ReactNode
  none: { title: string; text?: string; action: string }
}) {
  return (
    <DashboardPage lede={lede} title={title}>
      <NoWebsiteYet none={none} />
    </DashboardPage>
  )
}

export function NoWebsiteYet({ none }: { none: { title: string; text?: string; action: string } }) {
  return (
    <Panel title={none.title}>
      {none.text !== undefined && <p>{none.text}</p>}
      <div>
        <a className="button" href={paths.accountSetup}>
          {none.action}
        </a>
      </div>
    </Panel>
  )
}
