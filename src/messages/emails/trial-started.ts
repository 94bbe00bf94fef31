import type { Translated } from '../language.ts'

const en = {
  subject: (domain: string) => `Your free trial has started: ${domain}`,
  heading: (name: string) => `Your free trial has started, ${name}`,
  started: (product: string, domain: string) =>
    `Your free trial of ${product} for ${domain} has started. Nothing was charged today.`,
  cancelBefore: 'Cancel on your Billing page before then, and nothing is charged.'
}

const fr: typeof en = {
  subject: (domain) => `Votre essai gratuit est commencé : ${domain}`,
  heading: (name) => `Votre essai gratuit est commencé, ${name}`,
  started: (product, domain) =>
    `Votre essai gratuit de ${product} pour ${domain} est commencé. Rien n’a été prélevé aujourd’hui.`,
  cancelBefore: 'Résiliez d’ici là dans votre page de facturation, et rien ne sera prélevé.'
}

export const trialStartedMessages: Translated<typeof en> = { en, fr }
