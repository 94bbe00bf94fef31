import type { DemoAgent } from './demo-agent.ts'

export const meiChen: DemoAgent = {
  slug: 'mei-chen',
  template_id: 5,
  look: {
    skin: '#f0cba5',
    shade: '#d6a97f',
    hair: 'bob',
    hairColour: '#1c1a20',
    jacket: '#c2472f',
    shirt: '#fff6e6',
    glasses: true
  },
  site: {
    language: 'en',
    salesman_name: 'Mei Chen',
    salesman_designation: 'Real Estate Agent, 地产经纪',
    salesman_contact: '6045550188',
    salesman_email: 'mei@pacific-row.example',
    company_name: 'Pacific Row Realty',
    company_contact: '6045550130',
    company_address: '5811 Cooney Road, Suite 205',
    company_address_2: 'Richmond, BC V6X 3M1',
    website_name: 'Mei Chen 陈美',
    city: 'Richmond',
    province: 'BC',
    scene: 'richmond',
    greeting: { words: '欢迎回家', lang: 'zh-Hans' },
    headline: 'Home is where the river meets the sea.',
    intro:
      'From Steveston cottages to condos on the Canada Line, in English, Mandarin or Cantonese.',
    spoken: ['English', 'Mandarin 普通话', 'Cantonese 粤语'],
    about: [
      'I moved to Richmond at nine and have never lived more than a bicycle ride from the dyke. I studied structural engineering before real estate, which is why my clients get a drawing with their home report.',
      'Every document I send comes with a plain summary in the language you think in. Decisions are easier when nothing is lost in between.'
    ],
    listings: [
      {
        title: 'Cottage two streets from the cannery',
        address: '3880 Chatham Street',
        area: 'Steveston',
        type: 'house',
        price: 1_548_000,
        beds: 3,
        baths: 2,
        squareFeet: 1760,
        drawing: { kind: 'saltbox', tone: 'lake' }
      },
      {
        title: 'Garden townhouse by Minoru Park',
        address: '7331 Granville Avenue, 18',
        area: 'Brighouse',
        type: 'townhouse',
        price: 1_088_000,
        beds: 3,
        baths: 3,
        squareFeet: 1430,
        drawing: { kind: 'townhouses', tone: 'gold' }
      },
      {
        title: 'Two bedrooms on the Canada Line',
        address: '8171 Cook Road, 1102',
        area: 'Lansdowne',
        type: 'condo',
        price: 728_000,
        beds: 2,
        baths: 2,
        squareFeet: 870,
        drawing: { kind: 'midrise', tone: 'brick' }
      },
      {
        title: 'Rebuilt Special on a corner lot',
        address: '10240 Seacote Road',
        area: 'Ironwood',
        type: 'house',
        price: 1_799_000,
        beds: 5,
        baths: 4,
        squareFeet: 2880,
        drawing: { kind: 'vancouver-special', tone: 'cream' }
      },
      {
        title: 'Studio with a river balcony',
        address: '5177 Brighouse Way, 609',
        area: 'Oval Village',
        type: 'condo',
        price: 498_000,
        beds: 1,
        baths: 1,
        squareFeet: 525,
        drawing: { kind: 'tower', tone: 'pine' }
      },
      {
        title: 'Cedar house along the dyke',
        address: '2911 River Road',
        area: 'Terra Nova',
        type: 'house',
        price: 2_180_000,
        beds: 4,
        baths: 4,
        squareFeet: 3120,
        drawing: { kind: 'infill', tone: 'slate' }
      }
    ],
    areas: [
      {
        name: 'Steveston',
        note: 'Fish boats, ice cream and a sunset every night.',
        vignette: 'water'
      },
      {
        name: 'Brighouse',
        note: 'Groceries, school and the train in ten minutes on foot.',
        vignette: 'transit'
      },
      { name: 'Terra Nova', note: 'Fields, owls and a path on the dyke.', vignette: 'fields' },
      {
        name: 'Oval Village',
        note: 'New homes on the river, a rink next door.',
        vignette: 'campus'
      }
    ],
    testimonials: [
      {
        words:
          'Mei drew the beam we were worried about on a napkin and explained it to my mother in Cantonese. We made the offer that night.',
        who: 'Kevin L.',
        where: 'Bought in Steveston'
      },
      {
        words: 'Eleven showings, one weekend, three good offers.',
        who: 'Grace and Paul',
        where: 'Sold in Brighouse'
      }
    ]
  }
}
