import type { ChosenOffer } from '#rules/plan/choice.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  chosen({ duration, plan, template }: ChosenOffer): string {
    const parts = [
      template && `the ${template} template`,
      plan &&
        ['the', duration && durationMessages.en.names[duration].toLowerCase(), plan, 'plan']
          .filter(Boolean)
          .join(' ')
    ]
    return `You chose ${parts.filter(Boolean).join(' and ')}.`
  }
}

export const chosenOfferMessages: Translated<typeof en> = { en }
