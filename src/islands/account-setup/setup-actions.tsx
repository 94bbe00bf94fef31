import { useStore } from '@nanostores/react'
import { paths } from '#rules/paths.ts'
import { leaveSetup } from '#stores/account-setup/leave-setup.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { $submission } from '#stores/account-setup/submission.ts'
import styles from './setup-actions.module.css'

/** Beside the wizard's name: whether what is typed outlives this page, and the way out until the account is created. */
export function SetupActions() {
  const trouble = useStore($storageTrouble)
  const { status } = useStore($submission)
  if (status === 'created') {
    return (
      <a className="button quiet" href={paths.contact}>
        Contact
      </a>
    )
  }
  return (
    <>
      <span className={styles['saved']}>
        {trouble ? 'Not saved on this device' : 'Saved on this device'}
      </span>
      <a
        className="button quiet"
        href={paths.home}
        onClick={(event) => {
          // Opened in another tab, it leaves the wizard where it is.
          if (!(event.metaKey || event.ctrlKey || event.shiftKey)) leaveSetup()
        }}
      >
        {trouble ? 'Exit' : 'Save and exit'}
      </a>
    </>
  )
}
