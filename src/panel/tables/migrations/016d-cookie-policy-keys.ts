import type { QueryExecutorProvider } from 'kysely'
import { replacePolicySample } from '../replace-policy-sample.ts'

/** The sample cookie policy that named keys no longer in use and missed others. */
const FORMER = '7f592b86497833b503b542b3b58abeab1bfb48329a1ca78bb080dc5158cae8ce'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await replacePolicySample(db, 'cookie-policy', FORMER)
}
