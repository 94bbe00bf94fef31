import { accountSetupMessages } from '#messages/account-setup.ts'
import { SETUP_STEPS } from '#contract/account-setup/account-details.ts'
import { useMessages } from '../kit/use-messages.ts'
import { SkeletonBar } from '../kit/skeleton.tsx'
import styles from './wizard.module.css'

export function SetupSkeleton() {
  const t = useMessages(accountSetupMessages)
  return (
    <div aria-busy="true" className={styles['skeleton']}>
      <div>
        {SETUP_STEPS.map((step) => (
          <span key={step} />
        ))}
      </div>
      <h1 className="visually-hidden">{t.title}</h1>
      <p className="visually-hidden">{t.loading}</p>
      <SkeletonBar tall="title" wide={12} />
      <SkeletonBar wide={32} />
      <SkeletonBar wide={32} />
    </div>
  )
}
