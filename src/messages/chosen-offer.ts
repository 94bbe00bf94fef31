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

const fr: typeof en = {
  chosen({ duration, plan, template }) {
    const billed = duration && ` à facturation ${durationMessages.fr.names[duration].toLowerCase()}`
    const parts = [template && `le modèle ${template}`, plan && `le forfait ${plan}${billed ?? ''}`]
    return `Vous avez choisi ${parts.filter(Boolean).join(' et ')}.`
  }
}

export const chosenOfferMessages: Translated<typeof en> = { en, fr }
