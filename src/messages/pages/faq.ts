import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'FAQ',
    description:
      'Trial, domains, taxes, French websites, cancelling, listings: what agents ask before they start.'
  },
  title: 'Frequently Asked Questions',
  lede: 'What agents ask before they move in, and our answers.',
  stillAsking: {
    title: 'Still have questions?',
    text: 'Ask us. We’ll answer by email, usually within two business days.',
    none: 'No frequently asked questions yet. Ask us yours, and we’ll answer by email, usually within two business days.',
    contact: 'Contact Now',
    howToSetup: 'How to Setup'
  }
}

export const faqMessages: Translated<typeof en> = { en }
