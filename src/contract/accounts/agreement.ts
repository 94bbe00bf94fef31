import * as v from 'valibot'
import { websiteValidation } from '#messages/validation/websites.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { goLive } from '../websites/go-live.ts'
import * as labels from '../labels.ts'
import { says } from '../schema-message.ts'

const SIGNED_ON = says(websiteValidation, (t) => t.signedOn)

export const AgreementForm = v.object({
  board: text(labels.board, { min: 2, tooShort: says(websiteValidation, (t) => t.board) }),
  /** A calendar day, 'YYYY-MM-DD', not after today. */
  signed_on: v.pipe(v.string(SIGNED_ON), v.isoDate(SIGNED_ON), v.check(isOnCalendar, SIGNED_ON))
})

export const saveAgreement = endpoint({
  access: 'private',
  answer: goLive.answer,
  input: AgreementForm,
  method: 'POST',
  path: '/user/goLive/agreement',
  repeat: 'safe'
})
