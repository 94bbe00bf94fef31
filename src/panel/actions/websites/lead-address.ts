import { publishedEmail } from '../../records/websites/sites.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { Db } from '../../services/world.ts'

/** Where visitors' messages go: the address on the website, or the account's where it shows none. */
export async function leadAddress(
  db: Db,
  { salesman_email, website_id }: Pick<WebsiteRow, 'salesman_email' | 'website_id'>,
  agent: { name: string; email: string }
): Promise<{ name: string; address: string }> {
  const shown = (await publishedEmail(db, website_id)) ?? salesman_email
  return { name: agent.name, address: shown || agent.email }
}
