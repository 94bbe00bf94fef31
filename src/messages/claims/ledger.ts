import type { Claim } from './claim.ts'
import { helpLedger } from './help-ledger.ts'
import { offerLedger } from './offer-ledger.ts'
import { planLedger } from './plan-ledger.ts'
import { privacyLedger } from './privacy-ledger.ts'

/** Every claim that the product makes about itself; `npm run check` holds it to its tests. */
export const ledger: readonly Claim[] = [
  ...offerLedger,
  ...planLedger,
  ...helpLedger,
  ...privacyLedger
]
