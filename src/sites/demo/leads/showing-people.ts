import type { SamplePerson } from './sample-person.ts'
import { SAMPLE_HOMES as HOMES } from './sample-sources.ts'

/** People who are seeing homes. */
export const SHOWING_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Nikhil Deshpande',
    email: 'nikhil.deshpande@example.com',
    phone: '4165550116',
    at: [13, '12:03'],
    kind: 'showing',
    home: HOMES.carlaw,
    preferred_time: 'Weekday evenings',
    message: 'We saw it in the paper. Could we also look at the locker and the bike room?',
    page: '/homes',
    source: 'google',
    hasAgreed: true,
    tags: ['Buyer', 'Hot'],
    steps: [
      {
        at: [13, '12:26'],
        answer:
          'Hello Nikhil, Tuesday at 6:30 works, locker and bike room included. See you at the door on Carlaw.'
      },
      { at: [13, '12:40'], stage: 'talking' },
      { at: [9, '20:15'], stage: 'showing' },
      {
        at: [9, '20:20'],
        note: 'Loved the light, worried about the streetcar noise. Second visit at rush hour.'
      },
      { at: [9, '20:22'], task: 'Second visit at 245 Carlaw, at rush hour', due: 0 },
      { at: [9, '20:23'], follow_up: 0 }
    ]
  },
  {
    name: 'Fatima El Amrani',
    email: 'fatima.elamrani@example.ca',
    phone: '6475550185',
    at: [16, '09:44'],
    kind: 'home',
    home: HOMES.palmerston,
    message: 'Does the third floor have its own heat? My husband would work there all winter.',
    page: '/homes',
    source: 'direct',
    tags: ['Buyer'],
    steps: [
      {
        at: [16, '11:51'],
        answer:
          'Good question, Fatima. There is a heat pump up there since last fall. Shall we go and feel it?'
      },
      { at: [15, '10:00'], stage: 'talking' },
      { at: [11, '17:45'], stage: 'showing' },
      {
        at: [11, '17:50'],
        note: 'Third floor convinced him. She wants to see two more before deciding.'
      },
      { at: [11, '17:55'], task: 'Book two semis in Little Italy for Fatima', due: -2 },
      { at: [11, '17:56'], follow_up: -2 }
    ]
  },
  {
    name: 'Connor MacLeod',
    email: 'connor.macleod@example.com',
    phone: '4165550133',
    at: [19, '16:30'],
    kind: 'showing',
    home: HOMES.woodmount,
    preferred_time: 'Saturday after lunch',
    message: 'My dad will come with me, he knows about foundations.',
    page: '/homes',
    source: 'facebook',
    tags: ['Buyer', 'First home'],
    steps: [
      {
        at: [19, '17:02'],
        answer: 'Bring him along! Saturday at 1:15. I’ll have last year’s inspection printed.'
      },
      { at: [19, '17:05'], stage: 'showing' },
      { at: [14, '14:40'], note: 'Dad found damp behind the furnace. Seller gets a quote.' },
      { at: [14, '14:45'], task: 'Chase the waterproofing quote', due: 1 }
    ]
  },
  {
    name: 'Thi Minh Nguyen',
    email: 'thiminh.nguyen@example.com',
    phone: '4375550107',
    at: [22, '13:15'],
    kind: 'callback',
    preferred_time: 'Mornings',
    message: 'I have a baby, please text first.',
    source: 'instagram',
    tags: ['Buyer'],
    steps: [
      {
        at: [21, '09:40'],
        note: 'Texted, then talked for half an hour. Two bedrooms, elevator, near the lake.'
      },
      { at: [21, '09:45'], stage: 'showing' },
      {
        at: [21, '10:30'],
        subject: 'Three condos for Thursday',
        answer:
          'Hello Minh, here are three with elevators and no stairs at the door. The stroller fits through all of them.'
      },
      { at: [20, '08:10'], reply: 'The second one! And thank you for measuring.' },
      { at: [20, '08:30'], follow_up: 2 }
    ]
  },
  {
    name: 'Isabella Romano',
    email: 'isabella.romano@example.ca',
    phone: '4165550195',
    at: [27, '18:22'],
    kind: 'valuation',
    address: '204 Crawford Street, Toronto',
    message:
      'We need a bigger place, but only if ours sells for enough. Two storeys, finished basement, no parking.',
    page: '/contact',
    source: 'google_ad',
    hasAgreed: true,
    tags: ['Seller', 'Buyer'],
    steps: [
      {
        at: [27, '19:20'],
        answer: 'Hello Isabella, let’s do both sums on one page. I could come on Monday at seven.'
      },
      { at: [26, '07:45'], reply: 'Monday is good. The dog barks but is friendly.' },
      { at: [23, '20:30'], stage: 'showing' },
      { at: [23, '20:35'], task: 'Book the photographer for Crawford', due: 3 },
      {
        at: [23, '20:36'],
        task: 'Measure the rooms for the floor plan',
        due: -10,
        done: [9, '16:10']
      },
      { at: [23, '20:40'], follow_up: 3 }
    ]
  },
  {
    name: 'Hamza Siddiqui',
    email: 'hamza.siddiqui@example.com',
    phone: '6475550122',
    at: [31, '20:50'],
    kind: 'contact',
    message: 'Do you also work in East York? We’d like to stay near the mosque on Donlands.',
    source: 'google',
    tags: ['Buyer'],
    steps: [
      {
        at: [30, '08:25'],
        answer:
          'Hello Hamza, I do, and I know those streets. What is the one thing your next home must have?'
      },
      { at: [30, '12:12'], reply: 'A room for my mother, without stairs.' },
      { at: [29, '09:00'], stage: 'talking' },
      { at: [18, '18:30'], stage: 'showing' },
      {
        at: [18, '18:31'],
        note: 'Saw four bungalows. 412 Woodmount is on top, then the one on Cosburn.'
      },
      { at: [18, '18:33'], follow_up: 1 }
    ]
  },
  {
    name: 'Naomi Cardinal',
    email: 'naomi.cardinal@example.ca',
    phone: '4165550169',
    at: [38, '10:37'],
    kind: 'showing',
    home: HOMES.indian,
    preferred_time: 'Sunday',
    message: 'Second time for us. Could we have forty minutes rather than twenty?',
    page: '/homes',
    source: 'direct',
    hasAgreed: true,
    tags: ['Buyer', 'Roncesvalles'],
    steps: [
      {
        at: [38, '10:52'],
        answer: 'Of course, Naomi. Sunday at three, and I’ll wait outside with a coffee.'
      },
      { at: [37, '15:45'], stage: 'showing' },
      { at: [37, '15:50'], note: 'Offer likely if the seller takes a March closing.' },
      { at: [37, '15:55'], task: 'Ask about a March closing', due: -30, done: [35, '11:00'] },
      { at: [35, '11:05'], task: 'Prepare the offer for 31 Indian Road', due: 7 },
      {
        at: [11, '20:14'],
        reply: 'Read your letter twice. So 31 Indian Road is priced about right?'
      }
    ]
  },
  {
    name: 'Dmitri Volkov',
    email: 'dmitri.volkov@example.com',
    phone: '4375550138',
    at: [47, '15:02'],
    kind: 'manual',
    message: 'Met at the school fair. Looking for a loft to sleep and paint in.',
    source: 'referral',
    tags: ['Buyer'],
    steps: [
      { at: [46, '09:30'], agreed: 'Asked me at the school fair to send him lofts' },
      { at: [46, '09:35'], stage: 'talking' },
      { at: [25, '18:00'], stage: 'showing' },
      { at: [25, '18:10'], note: 'North light matters more than the kitchen.' }
    ]
  }
]
