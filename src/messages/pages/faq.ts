import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'FAQ',
    description:
      'Trial, domains, taxes, languages, payments and cancelling: what agents ask before they start.'
  },
  title: 'Frequently Asked Questions',
  lede: 'What agents ask before they move in, and our answers.',
  stillAsking: {
    title: 'Still have questions?',
    text: 'Ask us, and we’ll answer by email.',
    none: 'No frequently asked questions yet. Ask us yours, and we’ll answer by email.',
    contact: 'Contact Now',
    howToSetup: 'How to Setup'
  }
}

export const faqMessages: Translated<typeof en> = { en }
