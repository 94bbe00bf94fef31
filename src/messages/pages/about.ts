import { aboutClaims } from '../claims/about.ts'
import type { Translated } from '../language.ts'

const claims = aboutClaims.en

const en = {
  page: {
    title: 'About',
    description: claims.description
  },
  title: 'Every agent deserves a good address',
  lede: claims.lede,
  picture: 'A street of Canadian houses',
  stats: {
    title: 'The street so far',
    websites: claims.websites,
    ratings: claims.ratings,
    designs: claims.designs,
    leads: claims.leads
  },
  mission: {
    title: 'Our mission',
    problem:
      'Buyers look at houses online first, mostly on websites that sell their attention to someone else. The agent who knows the street, the school and the furnace ends up in the small print.',
    answer: claims.answer
  },
  promises: [claims.yourName, claims.sixSteps, claims.wholeBill, claims.country]
}

export const aboutMessages: Translated<typeof en> = { en }
