import { SkeletonBar } from '../kit/skeleton.tsx'
import { NotArrived } from './not-arrived.tsx'
import { StepHeading } from './step-heading.tsx'
import { useArriving } from './use-arriving.ts'
import { inTime } from '#stores/in-time.ts'

/** The payment step comes in a file of its own; who only looks at templates needs none of it. */
const paymentStep = () => inTime(import('./payment-step.tsx'))

export function PaymentDoor() {
  const { part, failed, retry } = useArriving(paymentStep)
  if (part) return <part.PaymentStep />
  return (
    <>
      <StepHeading title="Payment">
        You will not be charged today if you start with the free trial.
      </StepHeading>
      {failed ? (
        <NotArrived retry={retry} title="The payment form did not arrive" />
      ) : (
        <div aria-busy="true">
          <SkeletonBar wide={32} />
          <SkeletonBar wide={32} />
        </div>
      )}
    </>
  )
}
