import * as v from 'valibot'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { asLine } from '#rules/content/printable.ts'
import { TEXT_MAX } from '#rules/limits.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { email, rowId } from '../fields.ts'
import * as labels from '../labels.ts'
import { says, type SchemaMessage } from '../schema-message.ts'

/** What a rule found when the link was sent: a field of the details, or a text on a page. */
export const StampFinding = v.object({
  rule: v.string(),
  at: v.union([
    v.object({ field: v.string() }),
    v.object({ page_id: v.string(), block_id: v.nullable(v.string()) })
  ]),
  words: v.optional(v.string())
})
export type StampFinding = v.InferOutput<typeof StampFinding>

/** What the broker says about one page, or about the whole website where `page_id` is null. */
export const StampRemark = v.object({
  page_id: v.nullable(v.string()),
  /** The page's title when it was looked at; empty for the whole website. */
  page: v.string(),
  text: v.string()
})
export type StampRemark = v.InferOutput<typeof StampRemark>

/** A request to a broker of record to approve one version, and what they decided. */
export const SiteStamp = v.object({
  stamp_id: rowId(),
  version: rowId(),
  asked_name: v.string(),
  asked_email: v.string(),
  created: isoDate,
  expires: isoDate,
  /** When the agent ended the link; null if they didn't. */
  revoked_at: v.nullable(isoDate),
  /** Null until the broker has decided. */
  decision: v.nullable(v.picklist(['approved', 'changes'])),
  decided_at: v.nullable(isoDate),
  /** As the broker typed them. */
  decided_name: v.nullable(v.string()),
  decided_email: v.nullable(v.string()),
  findings: v.array(StampFinding),
  remarks: v.array(StampRemark)
})
export type SiteStamp = v.InferOutput<typeof SiteStamp>

const stamps = v.object({ ...done, data: v.array(SiteStamp) })

/** A name on one line, with what is said where it is missing. */
export function requiredName(missing: SchemaMessage) {
  const tooLong = says(siteContentValidation, (t) => t.tooLong)
  return v.pipe(
    v.string(missing),
    v.transform(asLine),
    v.nonEmpty(missing),
    v.maxLength(TEXT_MAX, tooLong)
  )
}

export const brokerName = requiredName(says(siteContentValidation, (t) => t.broker))

/** Every request of the website, newest first. */
export const siteStamps = endpoint({
  access: 'private',
  answer: stamps,
  input: Nothing,
  method: 'GET',
  path: '/user/site/stamps'
})

/**
 * Emails a link to the broker of record, which shows them this version for thirty days. 409 if the
 * version is neither the newest nor the published one.
 */
export const askForStamp = endpoint({
  access: 'private',
  answer: stamps,
  input: v.object({ version: rowId(), name: brokerName, email: email(labels.email) }),
  method: 'POST',
  path: '/user/site/askForStamp',
  repeat: 'keyed'
})

/** Ends a link that wasn't answered; what was decided stays. */
export const revokeStamp = endpoint({
  access: 'private',
  answer: stamps,
  input: v.object({ stamp_id: rowId() }),
  method: 'POST',
  path: '/user/site/revokeStamp',
  repeat: 'safe'
})
