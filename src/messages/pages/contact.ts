import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'Contact',
    description:
      'Write to us and we’ll answer by email or call you back. Help for Canadian real-estate agents.'
  },
  title: 'Ring the bell, someone’s home',
  lede: 'Have a question about your website, your plan or your board’s paperwork? Write to us and we’ll answer by email or call you back.',
  email: 'Email',
  hours: 'Hours',
  answered: { title: 'Already answered?', faq: 'FAQ', and: ' and ', howToSetup: 'How to Setup' },
  form: 'Get a Callback',
  picture: 'A street corner with a telephone booth and a letterbox'
}

export const contactPageMessages: Translated<typeof en> = { en }
