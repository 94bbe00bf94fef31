import type { QueryExecutorProvider } from 'kysely'
import { offerTemplates } from '../offer-templates.ts'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await offerTemplates(db, [
    {
      id: 9,
      name: 'Aurora',
      slug: 'delphine-lafferty',
      agent: 'Delphine Lafferty',
      brokerage: 'Frame Lake Realty'
    },
    { id: 10, name: 'Orchard', slug: 'marie-eve-desrosiers-laflamme', former: 3 }
  ])
}
