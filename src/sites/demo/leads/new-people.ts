import type { SamplePerson } from './sample-person.ts'
import { SAMPLE_HOMES as HOMES } from './sample-sources.ts'

/** People who wrote in the last days; some wait for their first answer. */
export const NEW_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Priya Raghunathan',
    email: 'priya.raghunathan@example.com',
    phone: '4165550141',
    at: { minutes: 25 },
    kind: 'showing',
    home: HOMES.indian,
    preferred_time: 'Saturday morning, before 11',
    message: 'We walked past on Sunday and loved the porch. Is there parking off the lane?',
    page: '/homes',
    source: 'google',
    hasAgreed: true,
    tags: ['Buyer', 'Roncesvalles']
  },
  {
    name: 'Marcus Campbell',
    email: 'marcus.campbell@example.ca',
    phone: '6475550118',
    at: { minutes: 95 },
    kind: 'home',
    home: HOMES.quay,
    message: 'What are the maintenance fees, and do they include heat? I’d be buying on my own.',
    page: '/homes',
    source: 'facebook',
    tags: ['Buyer', 'First home']
  },
  {
    name: 'Helen Papadakis',
    email: 'helen.papadakis@example.com',
    phone: '4165550172',
    at: { minutes: 210 },
    kind: 'valuation',
    address: '57 Logan Avenue, Toronto',
    message:
      'My mother moves to a residence in spring. We’d like an idea of the price before we talk to my brothers.',
    page: '/contact',
    source: 'google_ad',
    tags: ['Seller']
  },
  {
    name: 'Best Rank Team',
    email: 'rank@example.com',
    phone: '',
    at: [1, '03:12'],
    kind: 'contact',
    message:
      'Dear owner, we looked at your website and can bring it more visitors. Reply for our price list.',
    source: 'direct',
    isUnverified: true
  },
  {
    name: 'Daniel Kowalczyk',
    email: '',
    phone: '4165550156',
    at: [1, '12:40'],
    kind: 'callback',
    preferred_time: 'After 5 on weekdays',
    message: 'We sold in Mississauga and have to be out by the end of February.',
    source: 'direct',
    tags: ['Buyer', 'Hot'],
    steps: [{ at: [1, '17:20'], note: 'No answer. Left a voicemail and will try again tonight.' }]
  },
  {
    name: 'Yuki Tanabe',
    email: 'yuki.tanabe@example.com',
    phone: '4375550129',
    at: [1, '20:05'],
    kind: 'home',
    home: HOMES.carlaw,
    message:
      'Would the seller leave the shelving? And is the second bedroom big enough for a desk and a bed?',
    page: '/homes',
    source: 'instagram',
    hasAgreed: true,
    tags: ['Buyer']
  },
  {
    name: 'Geneviève Lachance',
    email: 'genevieve.lachance@example.ca',
    phone: '4165550187',
    at: [2, '09:30'],
    kind: 'contact',
    language: 'fr',
    message:
      'Bonjour, nous arrivons de Québec en mars avec deux enfants. Quels quartiers conseillez-vous près d’une école francophone?',
    source: 'google',
    tags: ['Buyer', 'Relocating'],
    steps: [
      {
        at: [2, '10:12'],
        subject: 'Votre arrivée à Toronto',
        answer:
          'Bonjour Geneviève, merci de votre message. Je vous prépare une liste de quartiers pour demain. Avez-vous déjà un budget en tête?'
      },
      { at: [2, '10:15'], follow_up: 0 }
    ]
  },
  {
    name: 'Omar Haddad',
    email: 'omar.haddad@example.com',
    phone: '6475550163',
    at: [3, '18:48'],
    kind: 'showing',
    home: HOMES.baldwin,
    preferred_time: 'Any evening this week',
    message: 'My sister and I would both come. Is the building all right with a small dog?',
    page: '/homes',
    source: 'facebook',
    tags: ['Buyer'],
    steps: [
      {
        at: [3, '19:10'],
        subject: 'Seeing 160 Baldwin Street',
        answer:
          'Hello Omar, small dogs are welcome. The seller can have us in on Wednesday or Thursday after six. Which suits you both?'
      },
      { at: [3, '19:11'], task: 'Confirm the evening with Omar and his sister', due: 0 }
    ]
  },
  {
    name: 'Omar Haddad',
    email: 'o.haddad@example.ca',
    phone: '6475550163',
    at: { minutes: 12 },
    kind: 'contact',
    message: 'Hi, it’s Omar again from my work address. Thursday works for both of us.',
    source: 'direct'
  }
]
