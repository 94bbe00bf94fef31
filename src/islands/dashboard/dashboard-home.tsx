import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { dashboardHomeMessages } from '#messages/dashboard-home.ts'
import type { User, Website } from '#contract/entities.ts'
import { owes } from '#rules/plan/owes.ts'
import { paths } from '#rules/paths.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { due, payments } from '#stores/billing/payments.ts'
import { goLive, openGoLive, watchGoLive } from '#stores/website/go-live.ts'
import { useMessages } from '../kit/use-messages.ts'
import { GoLive } from './home/go-live.tsx'
import { HomeSkeleton } from './home/home-skeleton.tsx'
import { LastTransactions } from './home/last-transactions.tsx'
import { LeadsNotice } from './home/leads-notice.tsx'
import { PlanCard } from './home/plan-card.tsx'
import { WebsiteCard } from './home/website-card.tsx'
import { bounded } from '../kit/bounded.tsx'
import { DueBlock } from '../kit/payment/due-block.tsx'
import { Gate } from '../kit/gate.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { useFirstAnswer } from '../kit/use-first-answer.ts'
import styles from './dashboard-home.module.css'
import { inTime } from '#stores/in-time.ts'

export { HomeSkeleton }

/** Loaded on demand: it looks the domain up, which takes a moment. */
const DomainCard = lazy(async () => ({
  default: (await inTime(import('./home/domain-card.tsx'))).DomainCard
}))

/** Loaded on demand with the wizard's code, which agents with a website don't need. */
const SetupTime = lazy(async () => ({
  default: (await inTime(import('./home/setup-time.tsx'))).SetupTime
}))

type Props = {
  /** Rendered by the page, so that the drawing needs no script. */
  picture?: ReactNode
  supportEmail: string
}

export const DashboardHome = bounded(DashboardHomePage)

function DashboardHomePage({ picture, supportEmail }: Props) {
  return (
    <Gate loading={<HomeSkeleton />}>
      {(user) =>
        user.website ? (
          <Home picture={picture} supportEmail={supportEmail} user={user} website={user.website} />
        ) : (
          <div className={styles['home']}>
            <Greeting user={user} />
            <NoWebsite picture={picture} />
          </div>
        )
      }
    </Gate>
  )
}

function Home({ user, website, picture, supportEmail }: Props & { user: User; website: Website }) {
  const { website_id } = website
  const isDue = owes(website, new Date())
  const settled = useFirstAnswer(goLive.$loaded)
  useEffect(() => {
    void openGoLive()
    void payments.load({})
  }, [])
  useEffect(watchGoLive, [])
  useEffect(() => {
    if (isDue) void due.load({ website_id })
  }, [isDue, website_id])
  if (!settled) return <HomeSkeleton />
  return (
    <div className={styles['home']}>
      <Greeting user={user} />
      {isDue && <DueBlock website={website} />}
      <LeadsNotice />
      <GoLive email={user.email} />
      <div className={styles['cards']}>
        <WebsiteCard picture={picture} supportEmail={supportEmail} website={website} />
        <PlanCard website={website} />
      </div>
      {website.domain_state && (
        <Suspense>
          <DomainCard state={website.domain_state} website={website} />
        </Suspense>
      )}
      <LastTransactions isCancelled={Boolean(website.cancelled_at)} />
    </div>
  )
}

function Greeting({ user }: { user: User }) {
  const t = useMessages(dashboardHomeMessages)
  return (
    <header className={styles['greeting']}>
      <h1>
        {t[greetingAt(new Date())]}, <span className={styles['name']}>{user.name}</span>
      </h1>
      <p>
        <span>{user.email}</span>
        <span>{formatPhone(user.contact)}</span>
      </p>
    </header>
  )
}

function NoWebsite({ picture }: { picture: ReactNode }) {
  const t = useMessages(dashboardHomeMessages)
  return (
    <section className={`card ${styles['card']} ${styles['empty']}`}>
      <div className={styles['picture']}>{picture}</div>
      <div>
        <h2>{t.noWebsite}</h2>
        <p>
          <Suspense fallback={<SkeletonBar wide={12} />}>
            <SetupTime />
          </Suspense>
        </p>
        <a className="button brick" href={paths.accountSetup}>
          {t.continueRegistration}
        </a>
      </div>
    </section>
  )
}

function greetingAt(now: Date): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'goodMorning'
  return hour >= 12 && hour < 18 ? 'goodAfternoon' : 'goodEvening'
}
