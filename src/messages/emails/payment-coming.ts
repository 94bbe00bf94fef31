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

export const paymentComingMessages: Translated<typeof en> = { en }
