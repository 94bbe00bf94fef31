import type { QueryExecutorProvider } from 'kysely'
import { replacePolicySample } from '../replace-policy-sample.ts'

/** The sample privacy policy that said itself what is kept, which its page now says from the table. */
const FORMER = 'ae755f18042371030ebec5b3dec9f29f87da6803bf2fd91c433f6184028603e6'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await replacePolicySample(db, 'privacy-policy', FORMER)
}
