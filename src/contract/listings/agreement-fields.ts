import * as v from 'valibot'
import { feedValidation } from '#messages/validation/feeds.ts'
import { AGREEMENT_KINDS, AGREEMENT_TURNS } from '#rules/listings/feeds/agreements.ts'
import { NOTE_MAX } from '#rules/listings/feeds/feed-limits.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { says } from '../schema-message.ts'

const BOARD = says(feedValidation, (t) => t.board)
const DATE = says(feedValidation, (t) => t.date)
const LINK = says(feedValidation, (t) => t.link)
const TOO_LONG = says(feedValidation, (t) => t.tooLong)

const day = v.nullable(v.pipe(v.string(DATE), v.isoDate(DATE), v.check(isOnCalendar, DATE)))

/** How far an agreement with a board is, as its agent follows it. Days are 'YYYY-MM-DD'. */
export const AgreementFields = v.object({
  board: v.pipe(v.string(BOARD), v.trim(), v.minLength(2, BOARD), v.maxLength(120, TOO_LONG)),
  kind: v.picklist(AGREEMENT_KINDS),
  turn: v.picklist(AGREEMENT_TURNS),
  /** For a signed one: the day of the last signature. */
  signed_on: day,
  /** Where the document is; empty for none. */
  link: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500, TOO_LONG),
    v.check((typed) => typed === '' || URL.parse(typed)?.protocol === 'https:', LINK)
  ),
  note: v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX, TOO_LONG)),
  /** An email reminds the agent on this day while it isn't signed. */
  remind_on: day
})

export const Agreement = v.object({
  agreement_id: rowId(),
  ...AgreementFields.entries,
  turn_since: isoDate
})
export type Agreement = v.InferOutput<typeof Agreement>
