import { removePastOpenHouses } from '../../records/listings/listing-parts.ts'
import { reviseSites } from '../../records/websites/sites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'

/** Takes open houses that are over off the websites, whose cached pages would go on showing them. */
export async function endOpenHouses({ clock, db }: World): Promise<void> {
  await inTransaction(db, async (tx) => {
    await reviseSites(tx, await removePastOpenHouses(tx, clock()))
  })
}
