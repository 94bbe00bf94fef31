import type { Translated } from '../language.ts'

const en = {
  subject: (domain: string) => `Your free trial has started: ${domain}`,
  heading: (name: string) => `Your free trial has started, ${name}`,
  started: (product: string, domain: string) =>
    `Your free trial of ${product} for ${domain} has started. Nothing was charged today.`,
  cancelBefore: 'Cancel on your Billing page before then, and nothing is charged.'
}

export const trialStartedMessages: Translated<typeof en> = { en }
