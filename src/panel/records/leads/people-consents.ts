import { sql } from 'kysely'
import type { Consent } from '#rules/leads/consent-clock.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

export type PersonConsent = Required<Consent>

/**
 * Whether the consent `given` came with the unverified message `source`: it then has that message's moment.
 * What an agent records, or a visitor agrees to behind an emailed link, has a moment of its own.
 */
export const cameUnverified = sql<boolean>`(not source.verified and given.given_at = source.received_at)`

/** Every consent that counts for some people, by their main leads: also of merged leads and of others at their address. */
export async function peopleConsents(
  db: Db,
  { website_id }: OfWebsite,
  main_ids: readonly string[]
): Promise<Map<string, PersonConsent[]>> {
  if (main_ids.length === 0) return new Map()
  const rows = await db
    .with('sources', (query) =>
      query
        .selectFrom('leads')
        .select(['lead_id as main_id', 'lead_id', 'verified', 'received_at'])
        .where('website_id', '=', website_id)
        .where('lead_id', 'in', main_ids)
        .union(
          query
            .selectFrom('leads')
            .select((eb) => eb.ref('merged_into').$notNull().as('main_id'))
            .select(['lead_id', 'verified', 'received_at'])
            .where('website_id', '=', website_id)
            .where('merged_into', 'in', main_ids)
        )
        .union(
          query
            .selectFrom('leads as main')
            .innerJoin('leads as same', 'same.email_key', 'main.email_key')
            .select([
              'main.lead_id as main_id',
              'same.lead_id',
              'same.verified',
              'same.received_at'
            ])
            .where('main.website_id', '=', website_id)
            .where('same.website_id', '=', website_id)
            .where('main.lead_id', 'in', main_ids)
            .where('same.email_key', '<>', '')
            .where('same.erased_at', 'is', null)
        )
    )
    .selectFrom('sources as source')
    .innerJoin('lead_consents as given', 'given.lead_id', 'source.lead_id')
    .select(['source.main_id', 'given.kind', 'given.given_at'])
    .select(['given.ends_at', 'given.withdrawn_at', cameUnverified.as('is_unverified')])
    .where('given.website_id', '=', website_id)
    .orderBy('given.consent_id')
    .execute()
  return Map.groupBy(rows, ({ main_id }) => main_id)
}

/** The same for one person. */
export async function consentsFor(
  db: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string }
): Promise<PersonConsent[]> {
  return (await peopleConsents(db, { website_id }, [lead_id])).get(lead_id) ?? []
}
