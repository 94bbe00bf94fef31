import type { Translated } from '../language.ts'

const en = {
  description: (title: string) => `${title}: what we keep, why, and for how long.`,
  lede: 'We are here to help you with all your queries and concerns',
  questions: {
    label: 'Questions about this page',
    text: 'Is something unclear? Ask us, and we’ll answer by email.',
    contact: 'Contact Now'
  }
}

const fr: typeof en = {
  description: (title) =>
    `${title} : ce que nous conservons, pourquoi et pendant combien de temps.`,
  lede: 'Nous sommes là pour répondre à toutes vos questions et préoccupations',
  questions: {
    label: 'Questions sur cette page',
    text: 'Quelque chose n’est pas clair? Écrivez-nous : nous vous répondrons par courriel.',
    contact: 'Nous joindre'
  }
}

export const policyMessages: Translated<typeof en> = { en, fr }
