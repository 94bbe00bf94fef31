import { referEarnMessages } from '#messages/refer-earn.ts'
import type { User } from '#contract/entities.ts'
import { referralLink } from '#rules/paths.ts'
import { isRunning } from '#rules/people/referral.ts'
import { currentOrigin } from '#stores/site/page.ts'
import { copyText } from '#stores/website/website.ts'
import { useMessages } from '../kit/use-messages.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { type Column, DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { Gate } from '../kit/gate.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import styles from './refer-earn.module.css'

export const ReferEarn = bounded(ReferEarnPage)

function ReferEarnPage() {
  return <Gate loading={<ReferEarnSkeleton />}>{(user) => <Referrals user={user} />}</Gate>
}

type Referred = User['referralWebsites'][number]

const columns = (t: (typeof referEarnMessages)['en']): Column<Referred>[] => [
  { name: t.website, cell: ({ base_url }) => base_url },
  { name: t.trial, cell: ({ isTrial }) => (isTrial ? t.yes : t.no) },
  {
    name: t.status,
    cell: (website) =>
      isRunning(website, new Date()) ? (
        <span className="tag">{t.active}</span>
      ) : (
        <span className="tag bad">{t.inactive}</span>
      )
  }
]

function Referrals({ user }: { user: User }) {
  const t = useMessages(referEarnMessages)
  const link = referralLink(currentOrigin(), user.referral_code)
  return (
    <DashboardPage lede={t.intro} title={t.title}>
      <div className={styles['halves']}>
        <Panel title={t.yourCode}>
          <p className={styles['code']}>{user.referral_code}</p>
          <button
            aria-describedby="share-hint"
            className={styles['link']}
            onClick={() => copyText(link)}
            type="button"
          >
            <span>{link}</span>
            <b>{t.copy}</b>
          </button>
          <p className={styles['hint']} id="share-hint">
            {t.linkHint}
          </p>
        </Panel>
        <section className={`card ${styles['discount']}`}>
          <p className={styles['total']}>
            {t.discount[0]}
            <b>{t.discountOf(user.totalDiscount)}</b>
            {t.discount[1]}
          </p>
          <p>{t.discountTerms}</p>
        </section>
      </div>
      <Panel title={t.referred}>
        {user.referralWebsites.length > 0 ? (
          <DataTable
            columns={columns(t)}
            keyOf={({ base_url }) => base_url}
            label={t.referred}
            rows={user.referralWebsites}
          />
        ) : (
          <EmptyState title={t.none}>{t.noneYet}</EmptyState>
        )}
      </Panel>
    </DashboardPage>
  )
}

/** The page's layout while the session loads, so that nothing moves afterwards. */
export const ReferEarnSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(referEarnMessages)
  return (
    <DashboardPage lede={t.intro} title={t.title}>
      <div aria-busy="true" className={styles['halves']} role="status">
        <Panel busy title={t.yourCode}>
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
      <Panel busy title={t.referred}>
        <TableSkeleton rows={1} />
      </Panel>
    </DashboardPage>
  )
}
