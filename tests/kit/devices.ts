import { enterWizard, openPage } from './setup.ts'
import type { TestPanel } from './panel.ts'

/** An agent whose wizard is being watched, as an open page does. */
export async function atWizard(panel: TestPanel) {
  const { agent, page } = await enterWizard(panel)
  const { syncDraft, watchDraft } = await import('#stores/account-setup/account-draft.ts')
  return { agent, page, syncDraft, stop: watchDraft() }
}

/** The same agent on a device that knows nothing yet. */
export async function elsewhere(token: string) {
  return backTo({ access_token: token })
}

/** A device that has kept this much. */
export async function backTo(storage: Record<string, string>) {
  localStorage.clear()
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const page = await openPage()
  const { syncDraft, watchDraft } = await import('#stores/account-setup/account-draft.ts')
  return { page, syncDraft, stop: watchDraft() }
}
