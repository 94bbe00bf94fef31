import { groupDigits } from '#rules/money/group-digits.ts'
import type { Words } from './words.ts'

export const ENGLISH: Words = {
  skip: 'Skip to the homes',
  menu: 'On this page',
  homes: 'Homes',
  areas: 'Areas',
  about: 'About',
  contact: 'Contact',

  search: 'Find a home',
  type: 'Home type',
  anyType: 'Any type',
  types: { condo: 'Condo', house: 'House', townhouse: 'Townhouse' },
  price: 'Price',
  anyPrice: 'Any price',
  bands: { high: '$1,000,000 and up', low: 'Under $600,000', middle: '$600,000 to $1,000,000' },
  showHomes: 'Show homes',

  homesTitle: 'Featured homes',
  homesNote: 'Prices in Canadian dollars.',
  sampleListing: 'Sample listing',
  sampleNumber: (number) => `Sample home ${number}`,
  sampleAreas: [
    { name: 'Main street', note: 'Shops, cafés and a walk home.', vignette: 'main-street' },
    { name: 'By the park', note: 'Big trees, quiet streets, good schools.', vignette: 'park' },
    {
      name: 'Near the station',
      note: 'Downtown in minutes, without the car.',
      vignette: 'transit'
    },
    { name: 'On the water', note: 'A path to run, a bench to sit.', vignette: 'water' }
  ],
  noMatch: 'No home here fits both choices. Tell me what you are looking for and I will find it.',
  noHomes: 'New homes are on their way. Ask me what is coming.',
  ask: 'Ask about this home',
  askSubject: (title) => `About: ${title}`,
  drawing: (title) => `Drawing of ${title}`,
  cad: (amount) => `$${groupDigits(amount)}`,
  beds: (count) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  baths: (count) => (count === 1 ? '1 bath' : `${count} baths`),
  size: (squareFeet) => `${groupDigits(squareFeet)} sq ft`,

  areasTitle: 'Streets I know by heart',
  aboutTitle: (firstName) => `Meet ${firstName}`,
  spoken: 'Languages',
  praiseTitle: 'What clients say',
  contactTitle: 'Let’s talk about your move',
  contactNote: 'Call, write or drop by the office. You will hear back the same day.',
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
  preview: 'Preview',
  previewNote: 'The homes and neighbourhoods are samples.',

  yourName: 'Your name',
  yourBrokerage: 'Your brokerage',
  designation: 'Real estate agent',
  headline: (city) =>
    city === undefined ? 'Find the home that fits.' : `Find your home in ${city}.`,
  intro: (brokerage) =>
    `Clear advice, local knowledge and time for your questions, with ${brokerage}.`,
  aboutMe: (name, brokerage) => [
    `${name} helps people buy and sell homes with ${brokerage}: a plan you understand, numbers you can check and an answer when you call.`,
    'Every move begins with a conversation about how you live, and ends with the keys in the right hands.'
  ]
}
