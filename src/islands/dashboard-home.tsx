import type { ReactNode } from 'react'
import type { User } from '#contract/entities.ts'
import { paths } from '#rules/paths.ts'
import { PlanCard } from './dashboard-home/plan-card.tsx'
import { HomeSkeleton } from './dashboard-home/home-skeleton.tsx'
import { WebsiteCard } from './dashboard-home/website-card.tsx'
import { bounded } from './kit/bounded.tsx'
import { Gate } from './kit/gate.tsx'
import styles from './dashboard-home.module.css'

/** `picture` is drawn by the page, so that the drawing costs no script. */
export const DashboardHome = bounded(Whole)

function Whole({ picture }: { picture?: ReactNode }) {
  return <Gate loading={<HomeSkeleton />}>{(user) => <Home picture={picture} user={user} />}</Gate>
}

function Home({ user, picture }: { user: User; picture: ReactNode }) {
  return (
    <div className={styles['home']}>
      <header className={styles['greeting']}>
        <h1>
          {greeting(new Date())}, <span className={styles['name']}>{user.name}</span>
        </h1>
        <p>
          <span>{user.email}</span>
          <span>{user.contact}</span>
        </p>
      </header>
      {user.website ? (
        <div className={styles['cards']}>
          <WebsiteCard picture={picture} website={user.website} />
          <PlanCard website={user.website} />
        </div>
      ) : (
        <NoWebsite picture={picture} />
      )}
    </div>
  )
}

function NoWebsite({ picture }: { picture: ReactNode }) {
  return (
    <section className={`card ${styles['card']} ${styles['empty']}`}>
      <div className={styles['picture']}>{picture}</div>
      <div>
        <h2>Your website will stand here</h2>
        <p>Choose a template and a plan; it takes about ten minutes.</p>
        <a className="button brick" href={paths.accountSetup}>
          Continue Registration
        </a>
      </div>
    </section>
  )
}

function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
