import { groupDigits } from '#rules/money/group-digits.ts'
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
    leads: claims.leads,
    /** A counted figure, in place of the specification's. */
    number: (count: number) => groupDigits(count)
  },
  mission: {
    title: 'Our mission',
    problem:
      'Buyers look at houses online first, mostly on websites that sell their attention to someone else. The agent who knows the street, the school and the furnace ends up in the small print.',
    answer: claims.answer
  },
  promises: [claims.yourName, claims.sixSteps, claims.wholeBill, claims.country]
}

const french = aboutClaims.fr

const fr: typeof en = {
  page: { title: 'À propos', description: french.description },
  title: 'Chaque courtier mérite une bonne adresse',
  lede: french.lede,
  picture: 'Une rue de maisons canadiennes',
  stats: {
    title: 'La rue jusqu’ici',
    websites: french.websites,
    ratings: french.ratings,
    designs: french.designs,
    leads: french.leads,
    number: (count) => groupDigits(count, '\u00A0')
  },
  mission: {
    title: 'Notre mission',
    problem:
      'Les acheteurs regardent d’abord les maisons en ligne, le plus souvent sur des sites Web qui vendent leur attention à d’autres. Le courtier qui connaît la rue, l’école et la fournaise se retrouve dans les petits caractères.',
    answer: french.answer
  },
  promises: [french.yourName, french.sixSteps, french.wholeBill, french.country]
}

export const aboutMessages: Translated<typeof en> = { en, fr }
