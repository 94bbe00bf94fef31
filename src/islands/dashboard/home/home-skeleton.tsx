import { dashboardHomeMessages } from '#messages/dashboard-home.ts'
import { bounded } from '../../kit/bounded.tsx'
import { SkeletonBar } from '../../kit/skeleton.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from '../dashboard-home.module.css'
import plan from './plan-card.module.css'
import website from './website-card.module.css'

/** The dashboard's layout while the session loads, so that nothing moves afterwards. */
export const HomeSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(dashboardHomeMessages)
  return (
    <div aria-busy="true" className={styles['home']} role="status">
      <h1 className="visually-hidden">{t.loading}</h1>
      <div aria-hidden="true" className={styles['greeting']}>
        <div className={styles['title']}>
          <SkeletonBar tall="title" wide={20} />
        </div>
        <SkeletonBar wide={32} />
      </div>
      <div aria-hidden="true" className={styles['cards']}>
        <div className={`card ${styles['card']}`}>
          <div className={styles['title']}>
            <SkeletonBar tall="title" wide={6} />
          </div>
          <div className={website['website']}>
            <div className={website['house']}>
              <div className={styles['picture']} />
              <SkeletonBar wide={12} />
            </div>
            <div className={website['facts']}>
              <SkeletonBar wide={20} />
              <SkeletonBar wide={20} />
              <SkeletonBar wide={20} />
              <SkeletonBar wide={20} />
            </div>
          </div>
          <SkeletonBar tall="button" wide={12} />
        </div>
        <div className={`card ${styles['card']}`}>
          <div className={styles['title']}>
            <SkeletonBar tall="title" wide={6} />
          </div>
          <div className={plan['price']}>
            <SkeletonBar tall="title" wide={6} />
          </div>
          <div className={plan['figures']}>
            <SkeletonBar wide={32} />
            <SkeletonBar wide={32} />
            <SkeletonBar wide={32} />
            <SkeletonBar wide={32} />
          </div>
        </div>
      </div>
    </div>
  )
}
