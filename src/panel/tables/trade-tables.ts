import type { Generated } from 'kysely'
import type { Json, Maybe, MaybeJson, MaybeMoment, Moment } from './columns.ts'

/** Requests to brokers of record to approve one version, and what they decided. */
export type SiteStampsTable = {
  stamp_id: Generated<number>
  website_id: number
  version: number
  /** SHA-256 of the link's token, hexadecimal. */
  token_hash: string
  asked_name: string
  asked_email: string
  /** `StampFinding[]` of the contract, as they were when the link was sent. */
  findings: Json<unknown>
  created: Moment
  expires: Moment
  revoked_at: MaybeMoment
  decision: Maybe<'approved' | 'changes'>
  decided_at: MaybeMoment
  /** As the broker typed them. */
  decided_name: Maybe<string>
  decided_email: Maybe<string>
  /** `StampRemark[]` of the contract. */
  remarks: Json<unknown>
}

/** Planned, cancelled and done changes of brokerage; one of a website is planned at most. */
export type BrokerageMovesTable = {
  move_id: Generated<number>
  website_id: number
  move_at: Moment
  /** `NewBrokerage` of the contract. */
  details: Json<unknown>
  broker_name: string
  broker_email: string
  created: Moment
  cancelled_at: MaybeMoment
  done_at: MaybeMoment
  /** `MoveRecord` of the contract, once it is done. */
  record: MaybeJson<unknown>
}
