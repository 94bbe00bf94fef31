import { accountSetupMessages } from '#messages/account-setup.ts'
import { leaveToast } from '#gateways/storage/left-toast.ts'
import { messagesOf } from '../site/messages.ts'
import { $details, saveTyped } from './account-details.ts'
import { $storageTrouble } from '../site/storage-trouble.ts'

/** Leaves a toast for the next page saying that the setup is saved, if there is anything to save. */
export function leaveSetup(): void {
  saveTyped()
  if ($storageTrouble.get() || Object.keys($details.get()).length === 0) return
  leaveToast({ kind: 'success', message: messagesOf(accountSetupMessages).setupSaved })
}
