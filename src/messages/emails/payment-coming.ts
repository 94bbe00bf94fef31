import type { Translated } from '../language.ts'

const en = {
  trial: {
    subject: (day: string, domain: string) => `Your free trial ends on ${day}: ${domain}`,
    heading: 'Your free trial ends soon'
  },
  renewal: {
    subject: (day: string, domain: string) => `Your plan renews on ${day}: ${domain}`,
    heading: 'Your plan renews soon'
  },
  nextCharge: 'Next charge'
}

const fr: typeof en = {
  trial: {
    subject: (day, domain) => `Votre essai gratuit se termine le ${day} : ${domain}`,
    heading: 'Votre essai gratuit se termine bientôt'
  },
  renewal: {
    subject: (day, domain) => `Votre forfait se renouvelle le ${day} : ${domain}`,
    heading: 'Votre forfait se renouvelle bientôt'
  },
  nextCharge: 'Prochain prélèvement'
}

export const paymentComingMessages: Translated<typeof en> = { en, fr }
