import { cardMessages } from '#messages/card.ts'
import { $details } from '../account-setup/account-details.ts'
import { messagesOf } from '../site/messages.ts'
import { showCardRefusal, whenCardShown } from './card-entry.ts'
import { $submission, refuse, showExistingAccount } from '../account-setup/submission.ts'

/** Ends an order whose card was refused. Only the card field shows it. */
export async function refuseForCard(message: string, isDeclined: boolean): Promise<void> {
  if (showExistingAccount()) return
  const advice = isDeclined ? messagesOf(cardMessages).nothingCharged : ''
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
