import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $setup, openSetup } from '#stores/account-setup/account-setup.ts'
import { resumeOrder } from '#stores/account-setup/resume-order.ts'
import { SetupSkeleton } from './setup-skeleton.tsx'
import { Wizard } from './wizard.tsx'
import styles from './wizard.module.css'
import { bounded } from '../kit/bounded.tsx'
import { Gate, PanelDown } from '../kit/gate.tsx'

export const AccountSetup = bounded(AccountSetupPage)

function AccountSetupPage() {
  return (
    <div className={`page ${styles['setup']}`}>
      <Gate loading={<SetupSkeleton />}>{() => <Setup />}</Gate>
    </div>
  )
}

function Setup() {
  const setup = useStore($setup)
  useEffect(() => void openSetup().then(resumeOrder), [])
  if (setup === 'failed') return <PanelDown retry={openSetup} />
  return setup === 'loading' ? <SetupSkeleton /> : <Wizard />
}
