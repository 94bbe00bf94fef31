import { DURATION_NAMES } from '#rules/limits.ts'
import type { ChosenOffer } from '#rules/plan/choice.ts'
import type { Translated } from './language.ts'

const en = {
  chosen({ duration, plan, template }: ChosenOffer): string {
    const parts = [
      template && `the ${template} template`,
      plan &&
        ['the', duration && DURATION_NAMES[duration].toLowerCase(), plan, 'plan']
          .filter(Boolean)
          .join(' ')
    ]
    return `You chose ${parts.filter(Boolean).join(' and ')}.`
  }
}

export const chosenOfferMessages: Translated<typeof en> = { en }
