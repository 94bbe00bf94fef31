import { KEPT_OF_AGENTS } from '#rules/privacy/kept-of-agents.ts'
import { type DataKind, DATA_KINDS, RETENTION } from '#rules/privacy/retention.ts'
import type { Claim } from './claim.ts'

const ON_THE_PAGE =
  'tests/journeys/page-content.test.ts: policies, the about page and the guides have their required content'
const IN_THE_TABLE =
  'tests/panel/privacy/retention.test.ts: every column that may hold personal data is in the table of retention'
const REMOVED =
  'tests/panel/privacy/retention.test.ts: the job removes %s past their period, and no younger ones'

const CLOSING =
  'tests/panel/accounts/close-account.test.ts: closing an account deletes everything but the tax records, and the next backup has nothing'
const RECEIPTS =
  'tests/panel/accounts/close-account.test.ts: each payment of a closed account stays as its receipt, with the buyer’s name and the taxes'
const EVERYTHING =
  'tests/proofs/close-account.test.ts: a brokerage with something in every table is gone from all of them, its hosts, the bucket, the outbox and the next backup'
const MEMBER =
  'tests/proofs/close-account.test.ts: a member who closes their account leaves the team, and their leads become unassigned'
const OWNER_TOLD =
  'tests/panel/team/members-people.test.ts: the owner is told when a member closes their account, and whom nobody has now'
const LOGGED =
  'tests/panel/team/members-people.test.ts: what a member did stays in the log without their name when they close their account'
const TRIAL =
  'tests/proofs/close-account.test.ts: the card and the domain of a closed account’s trial have no second trial, and the domain is free'
const ELSEWHERE =
  'tests/panel/accounts/closing-jobs.test.ts: the customer is deleted at Stripe at once, and the zone after 30 days unless another website has it'

/** What the privacy policy says is kept, and for how long; and what closing an account does. */
export const privacyLedger: readonly Claim[] = [
  ...DATA_KINDS.map((kind) => ({
    id: `${kind in KEPT_OF_AGENTS ? 'kept-of-agents' : 'kept-of-others'}.${kind}`,
    proof: proofOf(kind)
  })),
  { id: 'closing.gone', proof: [CLOSING, EVERYTHING, ELSEWHERE] },
  { id: 'closing.goneWithWebsite', proof: [CLOSING, EVERYTHING, ELSEWHERE] },
  { id: 'closing.kept', proof: [RECEIPTS, TRIAL, CLOSING] },
  { id: 'closing.plan', proof: [CLOSING] },
  { id: 'closing.domain', proof: [ELSEWHERE] },
  { id: 'closing.team', proof: [EVERYTHING] },
  { id: 'closing.member', proof: [MEMBER, OWNER_TOLD, LOGGED] },
  { id: 'closing.leads', proof: [CLOSING] }
]

function proofOf(kind: DataKind): readonly string[] {
  return 'until' in RETENTION[kind]
    ? [ON_THE_PAGE, IN_THE_TABLE]
    : [ON_THE_PAGE, IN_THE_TABLE, REMOVED]
}
