import { NOTHING_CHARGED } from '#rules/money/declined-card.ts'
import { $details } from '../account-setup/account-details.ts'
import { showCardRefusal, whenCardShown } from './card-entry.ts'
import { $submission, refuse, showMadeElsewhere } from '../account-setup/submission.ts'

/** Ends an order whose card was not accepted. The card field says so, and nothing else does. */
export async function refuseForCard(message: string, isDeclined: boolean): Promise<void> {
  if (showMadeElsewhere()) return
  const advice = isDeclined ? NOTHING_CHARGED : ''
  // An order that is resumed on another device may have opened the wizard at another step.
  if ($details.get().step === 'payment') {
    $submission.set({ status: 'idle' })
    if (await whenCardShown()) {
      showCardRefusal(message, advice)
      return
    }
  }
  refuse(advice ? `${message} ${advice}` : message)
}
