import type { SamplePerson } from './sample-person.ts'
import { SAMPLE_HOMES as HOMES } from './sample-sources.ts'

/** People who decided otherwise. */
export const LOST_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Victoria Chang',
    email: 'victoria.chang@example.com',
    phone: '4165550162',
    at: [42, '13:30'],
    kind: 'home',
    home: HOMES.quay,
    message: 'Is short-term rental allowed in the building?',
    page: '/homes',
    source: 'facebook',
    tags: ['Buyer', 'Investor'],
    steps: [
      {
        at: [42, '15:02'],
        answer:
          'Hello Victoria, it isn’t, the declaration asks for six months at least. Would a longer lease work for you?'
      },
      { at: [41, '09:10'], reply: 'No, thank you. I’ll look elsewhere.' },
      { at: [41, '09:30'], stage: 'lost' }
    ]
  },
  {
    name: 'Ethan Goldberg',
    email: 'ethan.goldberg@example.ca',
    phone: '6475550110',
    at: [57, '17:48'],
    kind: 'contact',
    message: 'We’re comparing three agents. What do you charge to sell a semi?',
    source: 'google',
    hasAgreed: true,
    tags: ['Seller'],
    steps: [
      {
        at: [56, '09:15'],
        answer:
          'Good morning Ethan, here is my plan for the three weeks before the sign, with the fee on the last line.'
      },
      { at: [50, '18:00'], note: 'Went with his cousin. Polite about it.' },
      { at: [50, '18:02'], stage: 'lost' },
      { at: [10, '14:20'], withdraws: true }
    ]
  },
  {
    name: 'Mariam Abdi',
    email: 'mariam.abdi@example.com',
    phone: '4375550171',
    at: [26, '19:55'],
    kind: 'showing',
    home: HOMES.palmerston,
    preferred_time: 'Weekend',
    message: 'Just looking for now, to be honest.',
    page: '/homes',
    source: 'instagram',
    tags: ['Buyer'],
    steps: [
      {
        at: [25, '10:20'],
        answer: 'Looking is how it begins, Mariam. Sunday at noon is the open house.'
      },
      { at: [18, '09:00'], note: 'Stays in her rental for another year.' },
      { at: [18, '09:02'], stage: 'lost' }
    ]
  }
]
