import { groupDigits } from '#rules/money/group-digits.ts'
import { formatDate } from './format-date.ts'
import type { Words } from './words.ts'

export const ENGLISH: Words = {
  skip: 'Skip to the content',
  menu: 'Menu',
  pages: {
    home: 'Home',
    about: 'About',
    homes: 'Homes',
    areas: 'Areas',
    contact: 'Contact',
    privacy: 'Privacy',
    own: ''
  },
  colon: ': ',
  onThisPage: 'On this page',

  search: 'Find a home',
  type: 'Home type',
  anyType: 'Any type',
  price: 'Price',
  anyPrice: 'Any price',
  bands: { high: '$1,000,000 and up', low: 'Under $600,000', middle: '$600,000 to $1,000,000' },
  showHomes: 'Show homes',

  homesTitle: 'Featured homes',
  homesNote: 'Prices in Canadian dollars.',
  sampleListing: 'Sample listing',
  noMatch: 'No home here fits both choices.',
  noHomes: 'No homes are listed at the moment.',
  allHomes: (count) => `See all ${count} homes`,
  ask: 'Ask about this home',
  askSubject: (title) => `About: ${title}`,
  drawing: (title) => `Drawing of ${title}`,
  cad: (amount) => `$${groupDigits(amount)}`,
  beds: (count) => ['Studio', '1 bedroom'][count] ?? `${count} bedrooms`,
  baths: (count) => (count === 1 ? '1 bath' : `${count} baths`),
  size: (squareFeet) => `${groupDigits(squareFeet)} sq ft`,

  areasTitle: 'Streets I know by heart',
  aboutTitle: (firstName) => `Meet ${firstName}`,
  spoken: 'Languages',
  praiseTitle: 'What clients say',
  contactTitle: 'Let’s talk about your move',
  call: 'Call',
  write: 'Write',
  office: 'Office',
  fax: 'Fax',

  brokerage: 'Brokerage',
  notForClients: 'Not intended to solicit people already under contract with a brokerage.',
  sampleSite: 'Sample site',
  madeWith: (product, template) =>
    `Sample website made with ${product}${template ? `’s ${template} template` : ''}`,
  getTemplate: 'Get Template',
  sampleNote: 'The agent, the homes and the reviews are invented.',
  preview: 'Preview: not published',

  yourName: 'Your name',
  yourBrokerage: 'Your brokerage',
  designation: 'Real estate agent',

  blog: 'Blog',
  watchOn: (service) => `Watch on ${service}`,
  date: (iso) => formatDate('en-CA', iso),

  form: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address of the home',
    preferred_time: 'A good time for you',
    message: 'Message',
    consent: 'News and offers',
    optional: '(optional)',
    offers: ({ address, brokerage, contact, name }) =>
      `Yes, ${name} of ${brokerage}, ${address}, may also email me real estate news and offers. I can withdraw this at any time, by the link in each email or at ${contact}.`,
    use: (name) => `${name} uses what you enter here to answer you.`,
    submit: {
      contact: 'Send message',
      valuation: 'Ask what it’s worth',
      callback: 'Request a call'
    },
    trap: 'Please leave this field empty'
  },
  changeConsent: 'Change my choice about statistics'
}
