import type { QueryExecutorProvider } from 'kysely'
import { replacePolicySample } from '../replace-policy-sample.ts'

/** The sample cookie policy from before the designs could be seen with a visitor's name. */
const FORMER = '2ec0e2b96655c7dc85afe70928828efffc460239b882b6d9407d5c8b9c997153'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await replacePolicySample(db, 'cookie-policy', FORMER)
}
