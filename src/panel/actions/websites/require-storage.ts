import { messageFrom } from '#messages/language.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { storageLimit } from '#rules/plan/site-limits.ts'
import { planOfWebsite } from '../../records/billing/price-list.ts'
import { storedBytes } from '../../records/websites/site-media.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'

/** @throws Refused if the website's pictures and documents would fill more than its plan's storage. */
export async function requireStorage(db: Db, website_id: number, more: number): Promise<void> {
  const limit = storageLimit((await planOfWebsite(db, website_id))?.limits ?? {})
  if ((await storedBytes(db, website_id)) + more <= limit) return
  const text = messageFrom(sitePictureMessages, (t) => t.storageFull(limit / 1_000_000_000))
  throw new Refused(text, 409, { errors: { file: text } })
}
