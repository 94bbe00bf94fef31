import type { SamplePerson } from './sample-person.ts'
import { SAMPLE_HOMES as HOMES } from './sample-sources.ts'

/** People whom the agent is getting to know. */
export const TALKING_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Leila Farahani',
    email: 'leila.farahani@example.com',
    phone: '4165550111',
    at: [6, '08:55'],
    kind: 'contact',
    message: 'We rent in the Annex and our lease ends in May. Is it too early to start looking?',
    source: 'google',
    hasAgreed: true,
    tags: ['Buyer', 'First home'],
    steps: [
      {
        at: [6, '09:20'],
        answer:
          'Hello Leila, five months is just right: one to get your approval, two to look without hurry. Do you have half an hour on Friday?'
      },
      { at: [6, '12:31'], reply: 'Friday at noon is great. Should I bring anything?' },
      { at: [3, '13:05'], stage: 'talking' },
      {
        at: [3, '13:10'],
        note: 'Budget 850, maybe 900 with her parents. Wants a second bedroom and a streetcar, no basement.'
      },
      { at: [3, '13:12'], task: 'Send Leila two mortgage brokers', due: 0 },
      { at: [3, '13:12'], follow_up: 3 }
    ]
  },
  {
    name: 'Kwame Boateng',
    email: 'kwame.boateng@example.ca',
    phone: '6475550190',
    at: [9, '21:14'],
    kind: 'home',
    home: HOMES.woodmount,
    message: 'Does the garden suite have its own address and meter? We’d have my parents in it.',
    page: '/homes',
    source: 'facebook',
    tags: ['Buyer', 'Garden suite'],
    steps: [
      {
        at: [8, '08:40'],
        answer:
          'Good morning Kwame, it has its own meter and shares the address. Permits are all closed. Would you like the drawings?'
      },
      { at: [8, '08:58'], reply: 'Yes please! My father is a carpenter, he’ll read every line.' },
      { at: [8, '09:05'], stage: 'talking' },
      { at: [8, '09:06'], task: 'Get the drawings from the seller’s agent', due: -1 },
      { at: [8, '09:07'], follow_up: -1 }
    ]
  },
  {
    name: 'Siobhan Keane',
    email: 'siobhan.keane@example.com',
    phone: '4165550103',
    at: [12, '14:22'],
    kind: 'valuation',
    address: '19 Geoffrey Street, Toronto',
    message:
      'Four bedrooms, new roof in 2021, knob and tube is gone. We’re thinking of next spring.',
    page: '/contact',
    source: 'google_ad',
    hasAgreed: true,
    tags: ['Seller', 'Roncesvalles'],
    steps: [
      {
        at: [12, '16:50'],
        subject: 'What 19 Geoffrey could sell for',
        answer:
          'Hello Siobhan, I know the street well. May I come by for twenty minutes, so that the figure I give you is one I can stand behind?'
      },
      { at: [11, '09:02'], stage: 'talking' },
      {
        at: [7, '11:30'],
        note: 'Visited. Kitchen is dated, garden is lovely. Told her 1.45 to 1.55, and to paint the hall.'
      },
      { at: [7, '11:40'], task: 'Send three sales on Geoffrey and Fermanagh', due: 2 },
      { at: [7, '11:41'], follow_up: 7 }
    ]
  },
  {
    name: 'Wei Zhang',
    email: 'wei.zhang@example.com',
    phone: '4375550144',
    at: [15, '10:08'],
    kind: 'home',
    home: HOMES.quay,
    message: 'Is the unit rented at the moment? I am looking for a condo to rent out.',
    page: '/homes',
    source: 'google',
    tags: ['Buyer', 'Investor'],
    steps: [
      {
        at: [15, '10:31'],
        answer:
          'Hello Wei, it’s vacant from the first. I can send you what the last six in the building rented for.'
      },
      { at: [15, '18:20'], reply: 'Please do. Also the reserve fund study if you have it.' },
      { at: [14, '09:15'], stage: 'talking' },
      {
        at: [14, '09:20'],
        task: 'Ask the manager about the reserve fund',
        due: -6,
        done: [6, '15:00']
      },
      { at: [6, '15:05'], follow_up: 1 }
    ]
  },
  {
    name: 'Rosa Delgado',
    email: 'rosa.delgado@example.ca',
    phone: '4165550125',
    at: [18, '19:37'],
    kind: 'callback',
    preferred_time: 'Lunch hour',
    message: 'Three of us would like to buy a house with two kitchens together.',
    source: 'facebook',
    tags: ['Buyer'],
    steps: [
      {
        at: [17, '12:15'],
        note: 'Called at lunch. Three sisters, one approval in hand, two to go.'
      },
      { at: [17, '12:20'], stage: 'talking' },
      {
        at: [17, '13:02'],
        subject: 'What we talked about',
        answer:
          'Hello Rosa, here is the list of what the bank will ask your sisters for. Call me when the second letter is in.'
      }
    ]
  },
  {
    name: 'Tomasz Wójcik',
    email: 'tomasz.wojcik@example.com',
    phone: '6475550137',
    at: [24, '07:50'],
    kind: 'manual',
    message: 'Came to 31 Indian Road twice. Has a house in Etobicoke to sell first.',
    home: HOMES.indian,
    source: 'open_house',
    tags: ['Buyer', 'Seller'],
    steps: [
      { at: [23, '10:00'], stage: 'talking' },
      { at: [23, '10:05'], agreed: 'Signed the sheet at the open house at 31 Indian Road' },
      {
        at: [20, '16:00'],
        note: 'House is on Royal York, bungalow, 45-foot lot. Wants to sell before he buys.'
      },
      { at: [20, '16:05'], task: 'Walk through the Royal York bungalow', due: 5 }
    ]
  },
  {
    name: 'Amina Yusuf',
    email: 'amina.yusuf@example.com',
    phone: '4165550108',
    at: [29, '22:18'],
    kind: 'contact',
    message: 'What does a buyer pay you? I can’t find an answer anywhere that I understand.',
    source: 'google',
    tags: ['Buyer', 'First home'],
    steps: [
      {
        at: [28, '08:05'],
        answer:
          'Good morning Amina, fair question. Here is how it works, in one page and with numbers. Ask me anything that isn’t clear.'
      },
      {
        at: [28, '20:44'],
        reply: 'Thank you, that is the first clear answer. I will call you after my exams.'
      },
      { at: [28, '21:00'], stage: 'talking' }
    ]
  },
  {
    name: 'Jean-Philippe Moreau',
    email: 'jp.moreau@example.ca',
    phone: '4165550179',
    at: [170, '11:25'],
    kind: 'contact',
    language: 'fr',
    message:
      'Bonjour, ma conjointe est mutée à Toronto l’an prochain. Pouvons-nous vous écrire quand la date sera fixée?',
    source: 'direct',
    tags: ['Buyer', 'Relocating'],
    steps: [
      {
        at: [170, '14:02'],
        subject: 'Votre projet à Toronto',
        answer:
          'Bonjour Jean-Philippe, avec plaisir. Écrivez-moi dès que vous savez, même si c’est pour dans longtemps.'
      },
      { at: [170, '14:05'], stage: 'talking' },
      { at: [40, '09:00'], note: 'Mutation confirmée pour le printemps; il rappelle en janvier.' },
      { at: [40, '09:02'], follow_up: 10 }
    ]
  },
  {
    name: 'Grace Oyelaran',
    email: 'grace.oyelaran@example.com',
    phone: '4375550152',
    at: [33, '17:09'],
    kind: 'home',
    home: HOMES.baldwin,
    message: 'Is there a bus for the school on Bathurst? We have a six-year-old and no car.',
    page: '/homes',
    source: 'instagram',
    hasAgreed: true,
    tags: ['Buyer'],
    steps: [
      {
        at: [33, '17:35'],
        answer:
          'Hello Grace, the school is an eight-minute walk, no bus needed. I timed it. Would you like to walk it with me?'
      },
      {
        at: [32, '09:30'],
        reply:
          'That would be lovely. We are away until the end of the month, may I write to you then?'
      },
      { at: [32, '09:40'], stage: 'talking' },
      { at: [32, '09:41'], follow_up: -2 }
    ]
  },
  {
    name: 'Grace Oyelaran',
    email: 'grace.oyelaran@example.com',
    phone: '',
    at: [2, '20:11'],
    kind: 'showing',
    home: HOMES.palmerston,
    preferred_time: 'Next weekend',
    message:
      'We’re back! This one is over our budget, but could we see it, to know what the difference buys?',
    page: '/homes',
    source: 'direct',
    tags: ['Buyer'],
    steps: [
      {
        at: [1, '08:20'],
        answer:
          'Welcome back, Grace. I’ve asked for Saturday at two. Bring good shoes, we’ll walk over to Baldwin too.'
      },
      { at: [1, '08:22'], stage: 'talking' }
    ]
  }
]
