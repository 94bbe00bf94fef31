import type { SamplePerson } from './sample-person.ts'
import { SAMPLE_HOMES as HOMES } from './sample-sources.ts'

/** People who signed with the agent, and those who have bought or sold. */
export const CLIENTS: readonly SamplePerson[] = [
  {
    name: 'Chloe Bennett',
    email: 'chloe.bennett@example.com',
    phone: '4165550147',
    at: [41, '08:33'],
    kind: 'valuation',
    address: '88 Palmerston Avenue, Toronto',
    message: 'We’re moving to Halifax for work and would like to list before the holidays.',
    page: '/contact',
    source: 'google_ad',
    hasAgreed: true,
    tags: ['Seller'],
    steps: [
      {
        at: [41, '09:05'],
        answer:
          'Hello Chloe, congratulations on Halifax! I can come tomorrow and bring what sold on Palmerston this fall.'
      },
      { at: [41, '09:40'], reply: 'Tomorrow at ten, please.' },
      { at: [40, '12:00'], stage: 'talking' },
      { at: [34, '16:30'], stage: 'client' },
      {
        at: [34, '16:35'],
        note: 'Signed for 1.689. Closing flexible, movers booked for the end of January.'
      },
      { at: [34, '16:40'], task: 'Send Chloe the week’s showing notes', due: 0 },
      { at: [5, '17:00'], follow_up: 0 }
    ]
  },
  {
    name: 'Arjun Sandhu',
    email: 'arjun.sandhu@example.ca',
    phone: '6475550101',
    at: [45, '19:12'],
    kind: 'home',
    home: HOMES.indian,
    message:
      'My wife and I are approved and ready. What did the last row house on Indian Road sell for?',
    page: '/homes',
    source: 'google',
    tags: ['Buyer', 'Roncesvalles'],
    steps: [
      {
        at: [45, '19:30'],
        answer:
          'Hello Arjun, 1.095 in June, without the new kitchen. I’ll send you the sheet and we talk tomorrow?'
      },
      { at: [44, '12:00'], stage: 'showing' },
      { at: [36, '11:00'], stage: 'client' },
      { at: [36, '11:05'], task: 'Collect the deposit receipt', due: -1 },
      { at: [8, '10:00'], follow_up: 5 }
    ]
  },
  {
    name: 'Marguerite Dubois',
    email: 'marguerite.dubois@example.com',
    phone: '4165550154',
    at: [50, '11:11'],
    kind: 'contact',
    language: 'fr',
    message:
      'Je vends le condo de mes parents au centre-ville. Est-ce que vous vous occupez aussi du désencombrement?',
    source: 'google',
    hasAgreed: true,
    tags: ['Seller'],
    steps: [
      {
        at: [50, '13:47'],
        subject: 'Le condo de vos parents',
        answer:
          'Bonjour Marguerite, oui, avec une équipe que je connais depuis dix ans. Je passe jeudi si cela vous convient.'
      },
      { at: [43, '15:20'], stage: 'client' },
      { at: [43, '15:25'], note: 'Elle garde le piano; tout le reste peut partir.' },
      { at: [43, '15:26'], task: 'Confirm the clearing team', due: 4 }
    ]
  },
  {
    name: 'Hana Kobayashi',
    email: 'hana.kobayashi@example.com',
    phone: '4375550166',
    at: [52, '21:40'],
    kind: 'showing',
    home: HOMES.baldwin,
    preferred_time: 'Friday evening',
    message: 'We’re three adults and a cat, all of us quiet.',
    page: '/homes',
    source: 'instagram',
    tags: ['Buyer'],
    steps: [
      {
        at: [51, '09:02'],
        answer:
          'Good morning Hana, Friday at six it is. The market is loud until seven, so you’ll hear the worst of it.'
      },
      { at: [48, '18:50'], stage: 'showing' },
      { at: [39, '10:30'], stage: 'client' },
      { at: [39, '10:35'], note: 'Representation signed by all three.' },
      { at: [3, '09:00'], follow_up: 2 }
    ]
  },
  {
    name: 'Samuel Okonkwo',
    email: 'samuel.okonkwo@example.ca',
    phone: '4165550181',
    at: [55, '07:20'],
    kind: 'contact',
    message:
      'Our landlord is selling and offers us the place first. Can you tell us if the price is fair?',
    source: 'facebook',
    tags: ['Buyer', 'First home'],
    steps: [
      {
        at: [55, '08:31'],
        answer:
          'Hello Samuel, gladly. Send me the address and what he asks, and don’t sign before Thursday.'
      },
      { at: [55, '12:15'], reply: 'It’s 71 Wallace, upper unit. He wants 720.' },
      { at: [49, '17:00'], stage: 'client' },
      { at: [49, '17:05'], task: 'Review the tenancy clause with the lawyer', due: 8 }
    ]
  },
  {
    name: 'Beatriz Almeida',
    email: 'beatriz.almeida@example.com',
    phone: '6475550174',
    at: [58, '16:44'],
    kind: 'home',
    home: HOMES.carlaw,
    message: 'Could the loft be used as a studio for teaching piano?',
    page: '/homes',
    source: 'google',
    tags: ['Buyer'],
    steps: [
      {
        at: [58, '18:10'],
        answer:
          'Hello Beatriz, the by-law allows it until eight in the evening. I asked the board this afternoon.'
      },
      { at: [46, '14:00'], stage: 'client' },
      { at: [46, '14:02'], merge: 'b.almeida@example.ca' },
      { at: [4, '11:00'], follow_up: 9 }
    ]
  },
  {
    name: 'Bia Almeida',
    email: 'b.almeida@example.ca',
    phone: '6475550174',
    at: [53, '10:05'],
    kind: 'callback',
    preferred_time: 'Between lessons, 3 to 4',
    message: 'One more question about the loft: is there a freight elevator for the piano?',
    source: 'direct',
    tags: ['Piano']
  },
  {
    name: 'Robert and Joan Fraser',
    email: 'the.frasers@example.com',
    phone: '4165550119',
    at: [150, '14:00'],
    kind: 'manual',
    message: 'Sold 12 Grenadier, bought in Collingwood.',
    source: 'referral',
    tags: ['Seller', 'Past client'],
    steps: [
      { at: [149, '10:00'], stage: 'client' },
      { at: [149, '10:05'], agreed: 'On the agreement to sell, with their signature' },
      { at: [62, '15:00'], stage: 'closed' },
      { at: [62, '15:10'], note: 'Closed. Send a card when they’ve moved in.' },
      { at: [62, '15:11'], task: 'Card to Collingwood', due: -50, done: [48, '09:20'] }
    ]
  },
  {
    name: 'Elena Popescu',
    email: 'elena.popescu@example.ca',
    phone: '4375550113',
    at: [120, '09:25'],
    kind: 'showing',
    home: HOMES.woodmount,
    preferred_time: 'Any morning',
    message: 'First viewing ever, please be patient with us!',
    page: '/homes',
    source: 'google',
    hasAgreed: true,
    tags: ['Buyer', 'Past client'],
    steps: [
      {
        at: [120, '10:05'],
        answer:
          'Hello Elena, patience is most of the job. Wednesday at nine, and ask me everything.'
      },
      { at: [110, '12:00'], stage: 'client' },
      { at: [44, '16:00'], stage: 'closed' },
      { at: [44, '16:05'], note: 'Keys handed over on Coxwell. Tears, cake.' }
    ]
  },
  {
    name: 'Gurpreet Kaur',
    email: 'gurpreet.kaur@example.com',
    phone: '6475550148',
    at: [95, '18:08'],
    kind: 'valuation',
    address: '33 Dingwall Avenue, Toronto',
    message: 'The tenants have left. Better to sell now or to wait?',
    page: '/contact',
    source: 'google_ad',
    tags: ['Seller', 'Past client'],
    steps: [
      {
        at: [95, '20:00'],
        answer:
          'Hello Gurpreet, an empty house costs you each week. Here are both ways with numbers.'
      },
      { at: [88, '11:00'], stage: 'client' },
      { at: [21, '13:00'], stage: 'closed' }
    ]
  },
  {
    name: 'Oliver Tremblay-Scott',
    email: 'oliver.ts@example.ca',
    phone: '4165550199',
    at: [100, '12:12'],
    kind: 'contact',
    message: 'Looking for a two-bedroom under 700 with a balcony. Is that a dream?',
    source: 'facebook',
    tags: ['Buyer', 'First home', 'Past client'],
    steps: [
      { at: [100, '12:55'], answer: 'Hello Oliver, a small dream. I have two that come close.' },
      { at: [90, '10:00'], stage: 'client' },
      { at: [30, '10:00'], stage: 'closed' }
    ]
  }
]
