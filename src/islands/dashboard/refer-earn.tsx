import type { User } from '#contract/entities.ts'
import { referralLink } from '#rules/paths.ts'
import { isRunning } from '#rules/people/referral.ts'
import { currentOrigin } from '#stores/site/page.ts'
import { copyText } from '#stores/website/website.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { type Column, DataTable } from '../kit/table/data-table.tsx'
import { Empty } from '../kit/table/empty.tsx'
import { Gate } from '../kit/gate.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import styles from './refer-earn.module.css'

const TITLE = 'Refer & Earn'
const LEDE = 'Agents you bring to us make your own plan cheaper.'

export const ReferEarn = bounded(Whole)

function Whole() {
  return <Gate loading={<ReferEarnOutline />}>{(user) => <Referrals user={user} />}</Gate>
}

type Referred = User['referralWebsites'][number]

const COLUMNS: Column<Referred>[] = [
  { name: 'Website', cell: ({ base_url }) => base_url },
  { name: 'Trial', cell: ({ isTrial }) => (isTrial ? 'Yes' : 'No') },
  {
    name: 'Status',
    cell: (website) =>
      isRunning(website, new Date()) ? (
        <span className="tag">Active</span>
      ) : (
        <span className="tag bad">InActive</span>
      )
  }
]

function Referrals({ user }: { user: User }) {
  const link = referralLink(currentOrigin(), user.referral_code)
  return (
    <DashboardPage lede={LEDE} title={TITLE}>
      <div className={styles['halves']}>
        <Panel title="Your code">
          <p className={styles['code']}>{user.referral_code}</p>
          <button
            aria-describedby="share-hint"
            className={styles['link']}
            onClick={() => copyText(link)}
            type="button"
          >
            <span>{link}</span>
            <b>Copy</b>
          </button>
          <p className={styles['hint']} id="share-hint">
            Anyone who signs up with this link counts as your referral.
          </p>
        </Panel>
        <section className={`card ${styles['discount']}`}>
          <p className={styles['total']}>
            You are getting <b>{user.totalDiscount}</b> discount.
          </p>
          <p>
            You will get discount in next payment cycle for the websites which completed their
            trial.
          </p>
        </section>
      </div>
      <Panel title="Websites you referred">
        {user.referralWebsites.length > 0 ? (
          <DataTable
            columns={COLUMNS}
            keyOf={({ base_url }) => base_url}
            label="Websites you referred"
            rows={user.referralWebsites}
          />
        ) : (
          <Empty title="No data available">
            The websites of agents you refer will be listed here.
          </Empty>
        )}
      </Panel>
    </DashboardPage>
  )
}

/** The same boxes, so that nothing moves when the agent is known. */
export function ReferEarnOutline() {
  return (
    <DashboardPage lede={LEDE} title={TITLE}>
      <div aria-busy="true" className={styles['halves']} role="status">
        <Panel busy title="Your code">
          <p className={styles['code']}>
            <SkeletonBar tall="title" wide={6} />
          </p>
          <div className={styles['link']}>
            <SkeletonBar wide={32} />
          </div>
          <p className={styles['hint']}>
            <SkeletonBar wide={32} />
          </p>
        </Panel>
        <div className={`card ${styles['discount']}`}>
          <p className={styles['total']}>
            <SkeletonBar wide={20} />
          </p>
          <p>
            <SkeletonBar wide={32} />
            <SkeletonBar wide={20} />
          </p>
        </div>
      </div>
      <Panel busy title="Websites you referred">
        <TableOutline rows={1} />
      </Panel>
    </DashboardPage>
  )
}
