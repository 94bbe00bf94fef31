import type { Translated } from '../language.ts'

const en = {
  subject: (change: string, domain: string) => `${change}: ${domain}`,
  notYou: 'If you didn’t make this change, please contact us.'
}

export const planChangedMessages: Translated<typeof en> = { en }
