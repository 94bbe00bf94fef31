import type { CalculatorKind } from '#rules/home-costs/ask-costs.ts'
import type { AnswerInput } from './answer-input.ts'
import { ClosingAnswer } from './closing-answer.tsx'
import { PaymentAnswer } from './payment-answer.tsx'
import { TransferAnswer } from './transfer-answer.tsx'

/** What a calculator answers to fields without a problem. */
export function CostAnswer({ kind, ...input }: AnswerInput & { kind: CalculatorKind }) {
  switch (kind) {
    case 'payment':
      return <PaymentAnswer {...input} />
    case 'land-transfer-tax':
      return <TransferAnswer {...input} />
    case 'closing-costs':
      return <ClosingAnswer {...input} />
  }
}
