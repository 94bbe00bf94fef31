import type { DemoAgent } from './demo-agent.ts'

export const jaspreetGill: DemoAgent = {
  slug: 'jaspreet-gill',
  template_id: 6,
  look: {
    skin: '#c08a5f',
    shade: '#a26f48',
    hair: 'long',
    hairColour: '#20161a',
    jacket: '#2c4a72',
    shirt: '#f7ead6'
  },
  site: {
    language: 'en',
    salesman_name: 'Jaspreet Gill',
    salesman_designation: 'Personal Real Estate Corporation',
    salesman_contact: '6045550176',
    salesman_email: 'jaspreet@fraser-gate.example',
    company_name: 'Fraser Gate Realty',
    company_contact: '6045550120',
    company_address: '13450 102 Avenue, Suite 1500',
    company_address_2: 'Surrey, BC V3T 5X3',
    website_name: 'Gill Homes Surrey',
    city: 'Surrey',
    province: 'BC',
    scene: 'surrey',
    greeting: { words: 'ਜੀ ਆਇਆਂ ਨੂੰ', lang: 'pa' },
    headline: 'Room for the whole family, south of the Fraser.',
    intro:
      'Houses with a suite for the grandparents, townhouses by the SkyTrain, acreage when you are ready for it.',
    spoken: ['English', 'Punjabi', 'Hindi'],
    about: [
      'Three generations of my family share one address in Fleetwood, so I read a floor plan the way you do: where does Dad park, who hears the kitchen, is there a door of her own for Nani?',
      'I work in English, Punjabi and Hindi, and I bring the mortgage broker, the inspector and the notary to the same table. You ask once; we all answer.'
    ],
    listings: [
      {
        title: 'Vancouver Special with a legal suite',
        address: '14288 88A Avenue',
        area: 'Fleetwood',
        type: 'house',
        price: 1_489_000,
        beds: 6,
        baths: 4,
        squareFeet: 2940,
        drawing: { kind: 'vancouver-special', tone: 'cream' }
      },
      {
        title: 'End townhouse, walk to SkyTrain',
        address: '10133 River Drive, 41',
        area: 'City Centre',
        type: 'townhouse',
        price: 849_000,
        beds: 3,
        baths: 3,
        squareFeet: 1520,
        drawing: { kind: 'townhouses', tone: 'lake' }
      },
      {
        title: 'New build with a mountain-facing deck',
        address: '2891 160 Street',
        area: 'Grandview',
        type: 'house',
        price: 1_935_000,
        beds: 5,
        baths: 5,
        squareFeet: 3480,
        drawing: { kind: 'infill', tone: 'slate' }
      },
      {
        title: 'Two bedrooms on the 24th floor',
        address: '13308 Central Avenue, 2407',
        area: 'City Centre',
        type: 'condo',
        price: 639_000,
        beds: 2,
        baths: 2,
        squareFeet: 840,
        drawing: { kind: 'tower', tone: 'plum' }
      },
      {
        title: 'First home by Bear Creek Park',
        address: '13728 86 Avenue, 112',
        area: 'Bear Creek',
        type: 'condo',
        price: 469_000,
        beds: 1,
        baths: 1,
        squareFeet: 655,
        drawing: { kind: 'midrise', tone: 'pine' }
      },
      {
        title: 'Farmhouse on half an acre',
        address: '5460 168 Street',
        area: 'Cloverdale',
        type: 'house',
        price: 1_720_000,
        beds: 4,
        baths: 3,
        squareFeet: 2710,
        drawing: { kind: 'farmhouse', tone: 'mist' }
      }
    ],
    areas: [
      {
        name: 'Fleetwood',
        note: 'Big lots, big kitchens, SkyTrain on the way.',
        vignette: 'main-street'
      },
      {
        name: 'City Centre',
        note: 'Towers, the library and a train every three minutes.',
        vignette: 'transit'
      },
      { name: 'Cloverdale', note: 'Rodeo in May, berries in July.', vignette: 'fields' },
      { name: 'Crescent Beach', note: 'Sand between your toes before dinner.', vignette: 'water' }
    ],
    testimonials: [
      {
        words:
          'Four adults, two toddlers, one budget. Jaspreet found the only house on the street that made all of us nod.',
        who: 'The Sandhu family',
        where: 'Bought in Fleetwood'
      }
    ]
  }
}
