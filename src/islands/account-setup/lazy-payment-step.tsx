import { inTime } from '#stores/in-time.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LoadFailed } from './load-failed.tsx'
import { StepHeading } from './step-heading.tsx'
import { useLazyModule } from './use-lazy-module.ts'

/** A separate bundle, which agents who only look at templates never load. */
const loadPaymentStep = () => inTime(import('./payment-step.tsx'))

export function LazyPaymentStep() {
  const t = useMessages(accountSetupMessages)
  const { part, failed, retry } = useLazyModule(loadPaymentStep)
  if (part) return <part.PaymentStep />
  return (
    <>
      <StepHeading title={t.steps.payment}>{t.paymentIntro}</StepHeading>
      {failed ? (
        <LoadFailed retry={retry} title={t.paymentFormFailed} />
      ) : (
        <div aria-busy="true">
          <SkeletonBar wide={32} />
          <SkeletonBar wide={32} />
        </div>
      )}
    </>
  )
}
