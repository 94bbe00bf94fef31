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

export const policyMessages: Translated<typeof en> = { en }
