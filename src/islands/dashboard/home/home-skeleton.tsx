import { Bone } from '../../kit/skeleton.tsx'
import styles from '../dashboard-home.module.css'
import plan from './plan-card.module.css'
import website from './website-card.module.css'

/** The dashboard's outline while the panel says who is there: the same boxes, so that nothing moves when it has. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true" className={styles['home']} role="status">
      <h1 className="visually-hidden">Loading your dashboard…</h1>
      <div aria-hidden="true" className={styles['greeting']}>
        <div className={styles['title']}>
          <Bone tall="title" wide={20} />
        </div>
        <Bone wide={32} />
      </div>
      <div aria-hidden="true" className={styles['cards']}>
        <div className={`card ${styles['card']}`}>
          <div className={styles['title']}>
            <Bone tall="title" wide={6} />
          </div>
          <div className={website['website']}>
            <div className={website['house']}>
              <div className={styles['picture']} />
              <Bone wide={12} />
            </div>
            <div className={website['facts']}>
              <Bone wide={20} />
              <Bone wide={20} />
              <Bone wide={20} />
              <Bone wide={20} />
            </div>
          </div>
          <Bone tall="button" wide={12} />
        </div>
        <div className={`card ${styles['card']}`}>
          <div className={styles['title']}>
            <Bone tall="title" wide={6} />
          </div>
          <div className={plan['price']}>
            <Bone tall="title" wide={6} />
          </div>
          <div className={plan['figures']}>
            <Bone wide={32} />
            <Bone wide={32} />
            <Bone wide={32} />
            <Bone wide={32} />
          </div>
        </div>
      </div>
    </div>
  )
}
