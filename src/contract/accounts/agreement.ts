import * as v from 'valibot'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { goLive } from '../websites/go-live.ts'
import * as labels from '../labels.ts'

export const AgreementForm = v.object({
  board: text(labels.board, { min: 2, tooShort: 'Please name your board.' }),
  /** A calendar day, 'YYYY-MM-DD', not after today. */
  signed_on: v.pipe(
    v.string('Please give the day you signed.'),
    v.isoDate('Please give the day you signed.'),
    v.check(isOnCalendar, 'Please give the day you signed.')
  )
})

export const SIGNED_LATER = 'This day is still to come.'

export const saveAgreement = endpoint({
  access: 'private',
  answer: goLive.answer,
  input: AgreementForm,
  method: 'POST',
  path: '/user/goLive/agreement',
  repeat: 'safe'
})
