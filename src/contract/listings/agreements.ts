import * as v from 'valibot'
import { feedValidation } from '#messages/validation/feeds.ts'
import { endpoint } from '../endpoint.ts'
import { rowId } from '../fields.ts'
import { says } from '../schema-message.ts'
import { AgreementFields } from './agreement-fields.ts'
import { FeedsAndAgreements } from './feeds.ts'

export const AgreementForm = v.pipe(
  AgreementFields,
  v.forward(
    v.partialCheck(
      [['turn'], ['signed_on']],
      ({ signed_on, turn }) => turn !== 'signed' || signed_on !== null,
      says(feedValidation, (t) => t.signedOn)
    ),
    ['signed_on']
  )
)

/**
 * Saves an agreement, and with it what its board's feeds may show; `agreement_id` null for a new one. A
 * website has one of each kind with a board: 409 for another.
 */
export const saveBoardAgreement = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: v.object({ agreement_id: v.nullable(rowId()), agreement: AgreementForm }),
  method: 'POST',
  path: '/user/feeds/saveAgreement',
  repeat: 'safe'
})

export const removeBoardAgreement = endpoint({
  access: 'private',
  answer: FeedsAndAgreements,
  input: v.object({ agreement_id: rowId() }),
  method: 'POST',
  path: '/user/feeds/removeAgreement',
  repeat: 'safe'
})
