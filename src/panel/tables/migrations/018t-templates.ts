import type { QueryExecutorProvider } from 'kysely'
import { offerTemplates } from '../offer-templates.ts'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await offerTemplates(db, [
    { id: 4, name: 'Chalet', slug: 'noah-cardinal', former: 1 },
    { id: 5, name: 'Atelier', slug: 'mei-chen', former: 2 },
    { id: 6, name: 'Gazette', slug: 'jaspreet-gill', former: 1 }
  ])
}
