import type { CardProcessor, PaymentResult } from '../../services/cards/card-processor.ts'

/**
 * Whoever was given a declined payment's secret could still pay it, after we have called it failed: it is given up first.
 * Answers that it succeeded where they were quicker.
 */
export async function closeDeclined(
  cards: CardProcessor,
  payment_id: string,
  result: PaymentResult
): Promise<PaymentResult> {
  if (result.state !== 'declined') return result
  const ended = await cards.cancelPayment(payment_id)
  return ended.state === 'declined' ? result : ended
}
