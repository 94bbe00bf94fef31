import { reportFailure } from '../failures.ts'
import { saveItem } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
import { goToPlace } from './editor-place.ts'

/** Creates a policy at its address and opens it; returns the errors of its fields, if any. */
export async function addPolicy({
  title,
  policy_name
}: {
  title: string
  policy_name: string
}): Promise<Record<string, string> | undefined> {
  const fields = { title, content: '' }
  const policy = { kind: 'policy', item_id: null, base_version: 0, policy_name, fields } as const
  const outcome = await call(saveItem, policy)
  if (outcome.ok) {
    goToPlace({ kind: 'policy', search: '', page: 1, item_id: outcome.value.item_id })
    return undefined
  }
  if (!outcome.errors) reportFailure(outcome)
  return outcome.errors ?? {}
}
