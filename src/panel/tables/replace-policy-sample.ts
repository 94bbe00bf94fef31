import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { readPolicies } from './seed/policies.ts'

/**
 * For migrations: an unedited sample policy becomes the current one; an owner's own stays as it is.
 * `former`: SHA-256 of the sample's former content, hexadecimal.
 */
export async function replacePolicySample(
  db: QueryExecutorProvider,
  policy_name: string,
  former: string
): Promise<void> {
  const { rows } = await sql<{ content: string }>`
    select content from policies where policy_name = ${policy_name}
  `.execute(db)
  const found = rows[0]?.content
  if (found === undefined || createHash('sha256').update(found).digest('hex') !== former) return
  const sample = (await readPolicies()).find((policy) => policy.policy_name === policy_name)!
  await sql`
    update policies set content = ${sample.content}
    where policy_name = ${policy_name} and content = ${found}
  `.execute(db)
}
