import { KEPT_OF_AGENTS } from '#rules/privacy/kept-of-agents.ts'
import { type DataKind, DATA_KINDS, RETENTION } from '#rules/privacy/retention.ts'
import type { Claim } from './claim.ts'

const IN_THE_TABLE =
  'tests/panel/privacy/retention.test.ts: every column that may hold personal data is in the table of retention'
const REMOVED =
  'tests/panel/privacy/retention.test.ts: the job removes %s past their period, and no younger ones'

/** What the privacy policy says is kept, and for how long. */
export const privacyLedger: readonly Claim[] = DATA_KINDS.map((kind) => ({
  id: `${kind in KEPT_OF_AGENTS ? 'kept-of-agents' : 'kept-of-others'}.${kind}`,
  proof: proofOf(kind)
}))

function proofOf(kind: DataKind): readonly string[] {
  return 'until' in RETENTION[kind] ? [IN_THE_TABLE] : [IN_THE_TABLE, REMOVED]
}
