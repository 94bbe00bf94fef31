import { leaveToast } from '#gateways/storage/left-toast.ts'
import { $details, saveTyped } from './account-details.ts'
import { $storageTrouble } from '../site/storage-trouble.ts'

const SETUP_SAVED = 'Your setup is saved. Continue whenever you like.'

/** Has the page that the wizard's exit opens say that the setup is saved, where something was. */
export function leaveSetup(): void {
  saveTyped()
  if ($storageTrouble.get() || Object.keys($details.get()).length === 0) return
  leaveToast({ kind: 'success', message: SETUP_SAVED })
}
