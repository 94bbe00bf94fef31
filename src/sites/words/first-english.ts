import type { FirstWords } from './first-words.ts'

export const FIRST_ENGLISH: FirstWords = {
  titles: {
    about: 'About',
    areas: 'Areas',
    contact: 'Contact',
    home: 'Home',
    homes: 'Homes',
    privacy: 'Privacy'
  },
  descriptions: {
    about: (name) => `Who ${name} is, and how to get in touch.`,
    areas: (name) => `The neighbourhoods that ${name} works in.`,
    contact: (name) => `How to reach ${name}.`,
    homes: (name) => `Homes presented by ${name}.`,
    privacy: (name) => `What happens to what you send ${name} through this website.`
  },
  homeDescription: ({ brokerage, name }) =>
    `${name} of ${brokerage} helps people buy and sell homes.`,
  headline: (city) => (city === '' ? 'Find the home that fits.' : `Find your home in ${city}.`),
  intro: ({ brokerage, name }) => `With ${brokerage}, ${name} helps people buy and sell homes.`,
  aboutTitle: (name) => `Meet ${name}`,
  about: ({ brokerage, name }) => [
    `At ${brokerage}, ${name} works with buyers and sellers.`,
    'Are you thinking about a move? Tell me about it: where you live now, where you would like to live, and what matters to you in a home.'
  ],
  homesTitle: 'Featured homes',
  searchTitle: 'Find a home',
  areasTitle: 'Areas',
  contactTitle: 'Let’s talk about your move',
  contactNote: 'Call, write or send a message here.',
  contactButton: 'Contact me',
  officeTitle: 'Office',
  portrait: (name) => `Portrait of ${name}`,
  logoOf: (name) => `Logo of ${name}`,
  privacyTitle: 'Privacy'
}
