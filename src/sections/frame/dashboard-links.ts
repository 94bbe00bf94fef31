import type { dashboardPageMessages } from '#messages/pages/dashboard.ts'
import { paths } from '#rules/paths.ts'

/** By its name in messages. */
type DashboardLink = {
  name: keyof (typeof dashboardPageMessages)['en']['links']
  path: string
  isBilling?: true
  /** Members of a team see it: all of them, or assistants. */
  members?: 'all' | 'assistants'
}

/** The pages of the dashboard, in the order of its menus. */
export const DASHBOARD_LINKS: DashboardLink[] = [
  { name: 'home', path: paths.dashboard },
  { name: 'leads', path: paths.leads, members: 'all' },
  { name: 'website', path: paths.website },
  { name: 'brokerage', path: paths.brokerage },
  { name: 'listings', path: paths.listings },
  { name: 'posts', path: paths.posts },
  { name: 'report', path: paths.report, members: 'all' },
  { name: 'campaigns', path: paths.campaigns, members: 'assistants' },
  { name: 'sequences', path: paths.sequences, members: 'assistants' },
  { name: 'team', path: paths.team },
  { name: 'billing', path: paths.billing, isBilling: true },
  { name: 'paymentMethods', path: paths.paymentMethods },
  { name: 'referEarn', path: paths.referEarn },
  { name: 'settings', path: paths.settings, members: 'all' },
  { name: 'privacy', path: paths.privacy, members: 'all' },
  { name: 'resetPassword', path: paths.resetPassword, members: 'all' },
  { name: 'howToSetup', path: paths.dashboardHowToSetup }
]

type ThumbLink = DashboardLink & {
  name: keyof (typeof dashboardPageMessages)['en']['shortLinks']
  icon: string
}

/** The links of a phone's bottom bar; `icon` is on a 24 × 24 grid. */
export const THUMB_LINKS: ThumbLink[] = [
  { name: 'home', path: paths.dashboard, icon: 'M4 11.2 12 4l8 7.2V20h-5.6v-5.6H9.6V20H4Z' },
  {
    name: 'leads',
    path: paths.leads,
    members: 'all',
    icon: 'M12 4.2a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4ZM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6Z'
  },
  {
    name: 'website',
    path: paths.website,
    icon: 'M3.5 4.5h17v15h-17ZM3.5 9h17M6.5 6.8h.01M9 6.8h.01'
  },
  {
    name: 'billing',
    path: paths.billing,
    isBilling: true,
    icon: 'M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9ZM9.2 8.2h5.6M9.2 12h5.6'
  }
]
