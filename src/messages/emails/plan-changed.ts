import type { Translated } from '../language.ts'

const en = {
  subject: (change: string, domain: string) => `${change}: ${domain}`,
  notYou: 'If you didn’t make this change, please contact us.'
}

const fr: typeof en = {
  subject: (change, domain) => `${change} : ${domain}`,
  notYou: 'Si vous n’avez pas fait ce changement, veuillez nous écrire.'
}

export const planChangedMessages: Translated<typeof en> = { en, fr }
