import type { AskedCosts, CalculatorKind } from '#rules/home-costs/ask-costs.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { ClosingAnswer } from './closing-answer.tsx'
import { PaymentAnswer } from './payment-answer.tsx'
import { TransferAnswer } from './transfer-answer.tsx'

export type AnswerInput = {
  asked: AskedCosts
  day: string
  language: SiteLanguage
  /** Where the rate comes from, if the visitor didn't type it. */
  rateNote?: string | undefined
}

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
