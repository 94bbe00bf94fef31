import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { readPolicies } from '../seed/policies.ts'

/** The sample cookie policy that named keys no longer in use and missed others. */
const FORMER = '7f592b86497833b503b542b3b58abeab1bfb48329a1ca78bb080dc5158cae8ce'

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
