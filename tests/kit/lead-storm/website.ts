import { siteDraft } from '#contract/websites/site-builder.ts'
import { createAccounts } from '../hostile-requests/accounts.ts'
import type { PanelProcess } from '../panel-process.ts'
import type { Draft } from '../site-builder.ts'

/** An agent with a website on a running panel. */
export async function createWebsite(panel: PanelProcess): Promise<{ token: string; host: string }> {
  const [token = ''] = await createAccounts(panel)
  const answer = await fetch(`${panel.origin}/api${siteDraft.path}`, {
    headers: { authorization: `Bearer ${token}` }
  })
  const { hosts } = (await answer.json()) as Draft
  const host = hosts.find(({ kind }) => kind === 'sub')?.host
  if (host === undefined) throw new Error('the website has no host')
  return { token, host }
}
