import type { QueryExecutorProvider } from 'kysely'
import { offerTemplates } from '../offer-templates.ts'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await offerTemplates(db, [
    {
      id: 7,
      name: 'Metro',
      slug: 'nadia-haddad',
      agent: 'Nadia Haddad',
      brokerage: 'Rideau Line Realty'
    },
    { id: 8, name: 'Maison', slug: 'luc-tremblay', former: 2 }
  ])
}
