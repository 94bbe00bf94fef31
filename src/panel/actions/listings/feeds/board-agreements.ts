import { isDeepStrictEqual } from 'node:util'
import type * as v from 'valibot'
import type { AgreementForm } from '#contract/listings/agreements.ts'
import { messageFrom } from '#messages/language.ts'
import { feedRefusals } from '#messages/refusals/feeds.ts'
import { isSameBoard } from '#rules/listings/feeds/feed-name.ts'
import { AGREEMENTS_MAX } from '#rules/listings/feeds/feed-limits.ts'
import { formatDate } from '#rules/time/calendar.ts'
import {
  agreementsOfSite,
  deleteAgreement,
  insertAgreement,
  updateAgreement,
  type WhichAgreement
} from '../../../records/listings/feeds/agreements.ts'
import { lockSite } from '../../../records/websites/sites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { Refused } from '../../../services/refused.ts'
import type { World } from '../../../services/world.ts'
import { websiteZone } from '../../leads/website-zone.ts'
import { showFeedsOf } from './site-feeds.ts'

type Agreement = v.InferOutput<typeof AgreementForm>

/** Saves how far an agreement is, and switches its board's feeds by it. */
export async function saveBoardAgreement(
  world: World,
  website_id: number,
  { agreement, agreement_id }: { agreement_id: number | null; agreement: Agreement }
): Promise<void> {
  const now = world.clock()
  const today = formatDate(now, 'YYYY-MM-DD', await websiteZone(world.db, website_id))
  if (agreement.signed_on !== null && agreement.signed_on > today) {
    const text = messageFrom(feedRefusals, (t) => t.signedInFuture)
    throw new Refused(text, 400, { errors: { signed_on: text } })
  }
  const change = {
    ...agreement,
    signed_on: agreement.turn === 'signed' ? agreement.signed_on : null
  }
  await inTransaction(world.db, async (tx) => {
    await lockSite(tx, website_id)
    const all = await agreementsOfSite(tx, website_id)
    const before = all.find((one) => one.agreement_id === agreement_id)
    if (agreement_id !== null && !before) throw refusal('noAgreement', 404)
    const same = all.find(
      (one) => one.kind === agreement.kind && isSameBoard(one.board, agreement.board)
    )
    if (same && same !== before) {
      // The same sent again, as after a lost answer.
      const isRepeat = agreement_id === null && isDeepStrictEqual({ ...same, ...change }, same)
      if (!isRepeat) throw refusal('knownAgreement', 409)
    }
    if (!before && !same && all.length >= AGREEMENTS_MAX) {
      throw new Refused(
        messageFrom(feedRefusals, (t) => t.tooManyAgreements(AGREEMENTS_MAX)),
        409
      )
    }
    const known = before ?? same
    const turn_since = known?.turn === agreement.turn ? known.turn_since : now
    const row = { ...change, turn_since }
    if (known) await updateAgreement(tx, { ...known, website_id }, row)
    else await insertAgreement(tx, { ...row, website_id })
    await showFeedsOf(tx, website_id, now)
  })
}

/** Removes an agreement; its board's feeds show nothing without it. */
export async function removeBoardAgreement(world: World, which: WhichAgreement): Promise<void> {
  await inTransaction(world.db, async (tx) => {
    await deleteAgreement(tx, which)
    await showFeedsOf(tx, which.website_id, world.clock())
  })
}

function refusal(reason: 'knownAgreement' | 'noAgreement', status: number): Refused {
  return new Refused(
    messageFrom(feedRefusals, (t) => t[reason]),
    status
  )
}
