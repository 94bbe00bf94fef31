import type { Translated } from '../language.ts'

/** What the wizard's steps say about their fields. */
const en = {
  addressTooShort: 'At least 10 characters.',
  agentName: 'Agent name is required',
  agentNameTooShort: 'At least 3 characters',
  billingName: 'Billing name is required',
  chooseLanguage: 'Please choose a language from the list.',
  chooseTemplate: 'Please choose a template.',
  companyName: 'Company name is required',
  domain: 'Please enter a valid domain name',
  domainExists: 'Domain already exists',
  draftTooLong: 'The draft is too long.',
  invalidCity: 'Invalid City',
  invalidEmail: 'Please enter a valid email address.',
  invalidFax: 'Please enter a valid fax number.',
  invalidNumber: 'Please enter a valid number. Only numbers accepted.',
  invalidProvince: 'Invalid Province',
  websiteName: 'Website name is required',
  websiteUrl: 'Website url is required'
}

export const setupValidation: Translated<typeof en> = { en }
