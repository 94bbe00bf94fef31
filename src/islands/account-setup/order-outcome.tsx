import { inTime } from '#stores/in-time.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import type { Submission } from '#stores/account-setup/submission.ts'
import { useMessages } from '../kit/use-messages.ts'
import { LoadFailed } from './load-failed.tsx'
import { useLazyModule } from './use-lazy-module.ts'

/** A separate bundle, loaded with the payment step or when an order is resumed. */
export const loadOrderStatus = () => inTime(import('./order-status.tsx'))

/** Replaces the wizard once the order has been sent. */
export function OrderOutcome({ submission }: { submission: Submission }) {
  const t = useMessages(accountSetupMessages)
  const { part, failed, retry } = useLazyModule(loadOrderStatus)
  if (failed) return <LoadFailed retry={retry} title={t.orderStatusFailed} />
  if (!part) return <p aria-busy="true" />
  if (submission.status === 'created') return <part.AccountCreated {...submission.account} />
  return <part.OrderInProgress slow={submission.status === 'sending' && submission.slow === true} />
}
