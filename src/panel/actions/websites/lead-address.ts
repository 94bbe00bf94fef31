import { siteDetails } from '../../records/websites/sites.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { Db } from '../../services/world.ts'

/** Where visitors' messages go: the address on the website, or the account's where it shows none. */
export async function leadAddress(
  db: Db,
  { website_id }: Pick<WebsiteRow, 'website_id'>,
  agent: { name: string; email: string }
): Promise<{ name: string; address: string }> {
  const { salesman_email } = await siteDetails(db, website_id)
  return { name: agent.name, address: salesman_email || agent.email }
}
