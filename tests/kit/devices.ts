import { startWizard, loadStores } from './wizard.ts'
import type { TestPanel } from './panel.ts'

/** A new agent with the wizard open and its draft syncing. */
export async function openWizard(panel: TestPanel) {
  const { agent, page } = await startWizard(panel)
  const { syncDraft, watchDraft } = await import('#stores/account-setup/account-draft.ts')
  return { agent, page, syncDraft, stop: watchDraft() }
}

/** The same agent on a device with empty storage. */
export async function openOnNewDevice(token: string) {
  return openWithStorage({ access_token: token })
}

/** A device with these entries in its storage. */
export async function openWithStorage(storage: Record<string, string>) {
  localStorage.clear()
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const page = await loadStores()
  const { syncDraft, watchDraft } = await import('#stores/account-setup/account-draft.ts')
  return { page, syncDraft, stop: watchDraft() }
}
