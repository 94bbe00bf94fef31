import { useStore } from '@nanostores/react'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { $online } from '#stores/site/connection.ts'
import { useMessages } from '../kit/use-messages.ts'
import { Notice } from '../kit/notice.tsx'

/** Shown once for the whole wizard, instead of an error at each field. */
export function OfflineNotice() {
  const t = useMessages(accountSetupMessages)
  if (useStore($online)) return null
  return (
    <Notice kind="warning" title={t.offlineTitle}>
      {t.offline}
    </Notice>
  )
}
