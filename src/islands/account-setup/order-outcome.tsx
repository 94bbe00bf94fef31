import type { Submission } from '#stores/account-setup/submission.ts'
import { NotArrived } from './not-arrived.tsx'
import { useArriving } from './use-arriving.ts'
import { inTime } from '#stores/in-time.ts'

/** The faces come in a file of their own, together with the payment step or with an order that is resumed. */
export const orderFaces = () => inTime(import('./faces.tsx'))

/** What is on the screen instead of the wizard once the order is sent. */
export function OrderOutcome({ submission }: { submission: Submission }) {
  const { part, failed, retry } = useArriving(orderFaces)
  if (failed) return <NotArrived retry={retry} title="We couldn’t load your order status" />
  if (!part) return <p aria-busy="true" />
  if (submission.status === 'created') return <part.CreatedFace {...submission.account} />
  return <part.SendingFace slow={submission.status === 'sending' && submission.slow === true} />
}
