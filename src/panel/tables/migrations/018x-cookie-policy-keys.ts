import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { readPolicies } from '../seed/policies.ts'

/** The sample cookie policy from before the designs could be seen with a visitor's name. */
const FORMER = '2ec0e2b96655c7dc85afe70928828efffc460239b882b6d9407d5c8b9c997153'

/** The unedited sample becomes the current one. An owner's own policy stays as it is. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ content: string }>`
    select content from policies where policy_name = 'cookie-policy'
  `.execute(db)
  const found = rows[0]?.content
  if (found === undefined || createHash('sha256').update(found).digest('hex') !== FORMER) return
  const sample = (await readPolicies()).find(({ policy_name }) => policy_name === 'cookie-policy')!
  await sql`
    update policies set content = ${sample.content}
    where policy_name = 'cookie-policy' and content = ${found}
  `.execute(db)
}
