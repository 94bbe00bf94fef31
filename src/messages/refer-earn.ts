import type { Translated } from './language.ts'

const en = {
  title: 'Refer & Earn',
  intro: 'Refer other agents, and pay less for your own plan.',
  yourCode: 'Your code',
  copy: 'Copy',
  linkHint: 'Anyone who signs up with this link counts as your referral.',
  discount: ['You are getting ', ' discount.'],
  discountTerms:
    'You will get discount in next payment cycle for the websites which completed their trial.',
  referred: 'Websites you referred',
  website: 'Website',
  trial: 'Trial',
  yes: 'Yes',
  no: 'No',
  status: 'Status',
  active: 'Active',
  inactive: 'InActive',
  none: 'No data available',
  noneYet: 'The websites of agents you refer will be listed here.'
}

export const referEarnMessages: Translated<typeof en> = { en }
