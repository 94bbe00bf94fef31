import type { Suppression } from '#rules/leads/suppression.ts'
import type { Db } from '../../services/world.ts'
import type { AgentSender } from './agent-sender.ts'
import type { BulkOutgoing } from './bulk-message.ts'

export type BulkOutcome =
  | { state: 'sent'; lead_id: string; subject: string }
  /** `suppression` only if the person may not be written to any more. */
  | { state: 'left_out'; suppression?: Suppression | 'none' }
  | { state: 'bounced' | 'failed' }

/** What a bulk email belongs to: a campaign, a sequence's step or a saved search. All are sent in the same way. */
export type BulkSource = {
  /** The email as its person may receive it now; undefined if it isn't to be sent any more. */
  message(sender: AgentSender): Promise<BulkOutgoing | undefined>
  /** Set while no email of this kind may be sent. */
  heldUntil(): Promise<{ due_at: Date; day?: string } | undefined>
  /** Takes the locks that `ended` needs, before the email's own. */
  lock(tx: Db): Promise<void>
  /** What follows from the end of an email, in the transaction that marks it. */
  ended(tx: Db, outcome: BulkOutcome): Promise<void>
}
