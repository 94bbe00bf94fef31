import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { setupMinutes } from '#rules/plan/setup-time.ts'
import { loadSiteData } from '../site/site-data.ts'
import { $details } from './account-details.ts'
import { findDraft, mergedWith } from './account-draft.ts'
import { openSteps } from './account-setup.ts'

/** Minutes that the setup still takes, for the dashboard's home. */
export async function setupMinutesLeft(): Promise<number> {
  const [details] = await Promise.all([peekDetails(), loadSiteData()])
  return setupMinutes(openSteps(details))
}

/** The details that the wizard would open with; nothing is restored. */
async function peekDetails(): Promise<AccountDetails> {
  const found = await findDraft()
  return found ? mergedWith(found) : $details.get()
}
