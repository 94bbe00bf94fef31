import type { DemoAgent } from './demo-agent.ts'

export const noahCardinal: DemoAgent = {
  slug: 'noah-cardinal',
  template_id: 4,
  look: {
    skin: '#c98f66',
    shade: '#ab724c',
    hair: 'crop',
    hairColour: '#1b1416',
    jacket: '#38365f',
    shirt: '#f7ead6'
  },
  site: {
    language: 'en',
    salesman_name: 'Noah Cardinal',
    salesman_designation: 'Associate',
    salesman_contact: '7805550151',
    salesman_email: 'noah@north-sask-homes.example',
    company_name: 'North Saskatchewan Homes',
    company_contact: '7805550100',
    company_address: '10123 99 Street NW, Suite 900',
    company_address_2: 'Edmonton, AB T5J 3H1',
    website_name: 'Noah Cardinal',
    city: 'Edmonton',
    province: 'AB',
    scene: 'edmonton',
    greeting: { words: 'Tânisi', lang: 'cr' },
    headline: 'A house on the river valley, warm in January.',
    intro:
      'Character homes in Strathcona, skinny new builds in Ritchie and bungalows with garages that fit a truck.',
    spoken: ['English', 'Cree'],
    about: [
      'I framed houses for eight winters before I sold one, so I look at the furnace before the countertops. If the insulation is wrong I will tell you what January will cost.',
      'Edmonton rewards patience and punishes guesswork. I keep the sold prices of every block between Whyte Avenue and the ravine, and I share them.'
    ],
    listings: [
      {
        title: 'Foursquare above Mill Creek Ravine',
        address: '9531 87 Avenue NW',
        area: 'Strathcona',
        type: 'house',
        price: 875_000,
        beds: 4,
        baths: 3,
        squareFeet: 2260,
        drawing: { kind: 'foursquare', tone: 'brick' }
      },
      {
        title: 'Skinny infill with a heated garage',
        address: '9918 75 Avenue NW',
        area: 'Ritchie',
        type: 'house',
        price: 749_000,
        beds: 3,
        baths: 4,
        squareFeet: 1910,
        drawing: { kind: 'infill', tone: 'slate' }
      },
      {
        title: 'Bungalow with a suite and a plum tree',
        address: '11028 128 Street NW',
        area: 'Westmount',
        type: 'house',
        price: 528_000,
        beds: 4,
        baths: 2,
        squareFeet: 1180,
        drawing: { kind: 'bungalow', tone: 'gold' }
      },
      {
        title: 'River-view condo near the funicular',
        address: '10020 103 Avenue NW, 1804',
        area: 'Downtown',
        type: 'condo',
        price: 379_000,
        beds: 2,
        baths: 2,
        squareFeet: 980,
        drawing: { kind: 'tower', tone: 'lake' }
      },
      {
        title: 'Brick townhouse by the university',
        address: '8715 112 Street NW',
        area: 'Garneau',
        type: 'townhouse',
        price: 615_000,
        beds: 3,
        baths: 3,
        squareFeet: 1640,
        drawing: { kind: 'townhouses', tone: 'clay' }
      },
      {
        title: 'Estate home facing the golf course',
        address: '41 Windermere Drive SW',
        area: 'Windermere',
        type: 'house',
        price: 1_240_000,
        beds: 5,
        baths: 5,
        squareFeet: 3620,
        drawing: { kind: 'farmhouse', tone: 'cream' }
      }
    ],
    areas: [
      {
        name: 'Strathcona',
        note: 'Whyte Avenue out front, the ravine out back.',
        vignette: 'main-street'
      },
      { name: 'Garneau', note: 'Elms, lectures and an LRT to everywhere.', vignette: 'campus' },
      { name: 'Westmount', note: 'Wide verandas and Saturday markets.', vignette: 'market' },
      {
        name: 'River Valley',
        note: 'Twenty times Central Park, and skis in January.',
        vignette: 'hills'
      }
    ],
    testimonials: [
      {
        words:
          'He climbed into the attic in a suit. Then he got us nine thousand dollars off for what he found there.',
        who: 'Lauren M.',
        where: 'Bought in Westmount'
      }
    ]
  }
}
