import { startWizard, loadStores } from './wizard-stores.ts'
import type { TestPanel } from './panel.ts'

/** An agent whose wizard is being watched, as an open page does. */
export async function openWizard(panel: TestPanel) {
  const { agent, page } = await startWizard(panel)
  const { syncDraft, watchDraft } = await import('#stores/account-setup/account-draft.ts')
  return { agent, page, syncDraft, stop: watchDraft() }
}

/** The same agent on a device that knows nothing yet. */
export async function openOnNewDevice(token: string) {
  return openWithStorage({ access_token: token })
}

/** A device that has kept this much. */
export async function openWithStorage(storage: Record<string, string>) {
  localStorage.clear()
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const page = await loadStores()
  const { syncDraft, watchDraft } = await import('#stores/account-setup/account-draft.ts')
  return { page, syncDraft, stop: watchDraft() }
}
