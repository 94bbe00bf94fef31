import { useStore } from '@nanostores/react'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { paths } from '#rules/paths.ts'
import { leaveSetup } from '#stores/account-setup/leave-setup.ts'
import { $savedToAccount } from '#stores/account-setup/saved-to-account.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { $submission } from '#stores/account-setup/submission.ts'
import { bounded } from '../kit/bounded.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './setup-actions.module.css'

/** In the wizard's header: where typing is saved, and the exit until the account is created. */
export const SetupActions = bounded(Actions)

function Actions() {
  const t = useMessages(accountSetupMessages)
  const trouble = useStore($storageTrouble)
  const inAccount = useStore($savedToAccount)
  const submission = useStore($submission)
  if (submission.status === 'created') {
    return (
      <a className="button quiet" href={paths.contact}>
        {t.contact}
      </a>
    )
  }
  // A second press on the pay button would land on the link: the page has just scrolled to its top.
  if (submission.status === 'sending' && !submission.slow) return null
  return (
    <>
      <span className={styles['saved']}>
        {trouble ? t.notSaved : inAccount ? t.savedToAccount : t.saved}
      </span>
      <a
        className="button quiet"
        href={paths.home}
        onClick={(event) => {
          // A link opened in another tab doesn't leave the wizard.
          if (!(event.metaKey || event.ctrlKey || event.shiftKey)) leaveSetup()
        }}
      >
        {trouble ? t.exit : t.saveAndExit}
      </a>
    </>
  )
}
