import * as v from 'valibot'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { asLine } from '#rules/content/printable.ts'
import { EMAIL_MAX, TEXT_MAX } from '#rules/limits.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { email, rowId } from '../fields.ts'
import * as labels from '../labels.ts'
import { says } from '../schema-message.ts'
import { SitePicture } from './site-fields.ts'
import { brokerName, requiredName } from './site-stamps.ts'

const typed = v.optional(v.pipe(v.string(), v.transform(asLine), v.maxLength(TEXT_MAX)), '')
const typedEmail = v.optional(v.pipe(v.string(), v.transform(asLine), v.maxLength(EMAIL_MAX)), '')

/** A website isn't published with a picture that has no description. */
const described = v.pipe(
  SitePicture,
  v.check(
    ({ alt }) => alt.en !== '' || alt.fr !== '',
    says(siteContentValidation, (t) => t.alt)
  )
)

/** The details that change with the brokerage, under the names of `SiteContent`. */
export const NewBrokerage = v.object({
  company_name: requiredName(says(siteContentValidation, (t) => t.brokerage)),
  company_contact: typed,
  company_fax: typed,
  company_email: typedEmail,
  company_address: typed,
  company_address_2: typed,
  company_logo: v.optional(v.nullable(described), null),
  /** The agent's title at the new brokerage. */
  salesman_designation: typed
})
export type NewBrokerage = v.InferOutput<typeof NewBrokerage>

/** What was changed on the day. */
export const MoveRecord = v.object({
  from: v.object({ company_name: v.string(), company_address: v.string() }),
  to: v.object({ company_name: v.string(), company_address: v.string() }),
  /** The version that visitors see since; null for a website that wasn't published. */
  published_version: v.nullable(rowId()),
  draft_version: rowId(),
  /** Texts of pages in which the old brokerage's name was replaced. */
  texts: v.number()
})
export type MoveRecord = v.InferOutput<typeof MoveRecord>

export const BrokerageMove = v.object({
  move_id: rowId(),
  move_at: isoDate,
  details: NewBrokerage,
  broker_name: v.string(),
  broker_email: v.string(),
  created: isoDate,
  cancelled_at: v.nullable(isoDate),
  done_at: v.nullable(isoDate),
  record: v.nullable(MoveRecord)
})
export type BrokerageMove = v.InferOutput<typeof BrokerageMove>

const moves = v.object({ ...done, data: v.array(BrokerageMove) })

/** Every move of the website, newest first. */
export const brokerageMoves = endpoint({
  access: 'private',
  answer: moves,
  input: Nothing,
  method: 'GET',
  path: '/user/site/moves'
})

/** Plans the change of brokerage, in place of the one that was planned. */
export const planMove = endpoint({
  access: 'private',
  answer: moves,
  input: v.object({
    move_at: isoDate,
    details: NewBrokerage,
    broker_name: brokerName,
    broker_email: email(labels.email)
  }),
  method: 'POST',
  path: '/user/site/planMove',
  repeat: 'safe'
})

/** Cancels the planned move; one that was done stays. */
export const cancelMove = endpoint({
  access: 'private',
  answer: moves,
  input: Nothing,
  method: 'POST',
  path: '/user/site/cancelMove',
  repeat: 'safe'
})
