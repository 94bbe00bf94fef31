import type { Translated } from './language.ts'

/** The steps before the plan. */
const en = {
  templateIntro:
    'Pick the website that feels most like you. It fills in with your details as you type.',
  chooseTemplate: 'Choose a template',
  openSample: 'Open sample',
  openSampleOf: (template: string) => ` of ${template} in a new tab`,
  verificationSent: (email: string) => `We’ve emailed a link to ${email} to verify your address.`,

  websiteIntro: 'Your website’s name, and its address on the internet.',
  websiteNameExample: 'Amara Osei Homes',
  domain: 'Domain',
  domainExample: 'amaraosei.ca',
  domainHint:
    'Enter a domain that you own. We’ll show you later how to point it to your website. No domain yet? Enter the one you plan to register.',
  domainChecking: (domain: string) => `Checking ${domain}…`,
  domainFree: (product: string, domain: string) => `No other ${product} website uses ${domain}.`,
  domainUnchecked: (domain: string) =>
    `We couldn’t check ${domain} right now. You can continue; we’ll check it again before you pay.`,
  languages: { en: 'English', fr: 'French' },
  automatic: (language: string) => `Automatic: ${language}`,
  languageHint: 'Automatic follows your province.',
  cityExample: 'Toronto',
  asBilled: 'Same as billing',

  agentIntro: 'Tell buyers and sellers who you are.',
  designationExample: 'Broker',
  phoneExample: '(416) 555-0134',

  brokerageIntro:
    'The brokerage you work with. Its name and address appear at the bottom of every page.',
  brokerageExample: 'Lakeshore Realty Brokerage',
  addressExample: '120 Queen Street West, Toronto'
}

export const setupStepMessages: Translated<typeof en> = { en }
