import { messageFrom } from '#messages/language.ts'
import { leadValidation } from '#messages/validation/leads.ts'
import { consentMoment } from '#rules/leads/consent-day.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'
import { websiteZone } from './website-zone.ts'

/** The moment of a consent that the agent was given on a day. @throws Refused with 422 for a day to come. */
export async function givenAt(
  { clock, db }: World,
  { website_id }: LeadAccess,
  given_on: string
): Promise<Date> {
  const zone = await websiteZone(db, website_id)
  const moment = consentMoment(given_on, { now: clock(), zone })
  if (moment) return moment
  const text = messageFrom(leadValidation, (t) => t.consentDay)
  throw new Refused(text, 422, { errors: { given_on: text } })
}
