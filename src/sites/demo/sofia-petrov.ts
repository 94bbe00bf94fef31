import type { DemoAgent } from './demo-agent.ts'

export const sofiaPetrov: DemoAgent = {
  slug: 'sofia-petrov',
  template_id: 3,
  look: {
    skin: '#f0cbb0',
    shade: '#d6a688',
    hair: 'bob',
    hairColour: '#c9c3bd',
    jacket: '#67485f',
    shirt: '#fff6e6'
  },
  site: {
    language: 'en',
    salesman_name: 'Sofia Petrov',
    salesman_designation: 'Registered Salesperson',
    salesman_contact: '2045550129',
    salesman_email: 'sofia@red-river-realty.example',
    company_name: 'Red River Realty',
    company_contact: '2045550100',
    company_address: '1 Forks Market Road, Unit 201',
    company_address_2: 'Winnipeg, MB R3C 4L9',
    website_name: 'Sofia Petrov',
    city: 'Winnipeg',
    province: 'MB',
    scene: 'winnipeg',
    headline: 'Big skies, front porches, and a fair price.',
    intro:
      'Elm-lined streets in Wolseley, river lots in St. Vital and first homes that leave money for a canoe.',
    spoken: ['English', 'Russian', 'Ukrainian'],
    about: [
      'Thirty years in Winnipeg have taught me two things: buy the porch, and check the basement. I do both with every client, flashlight in hand.',
      'I was a newcomer once. If this is your first home in Canada, I will explain every line of the offer until it is yours.'
    ],
    listings: [
      {
        title: 'Foursquare with a sleeping porch',
        address: '184 Evanson Street',
        area: 'Wolseley',
        type: 'house',
        price: 489_000,
        beds: 4,
        baths: 2,
        squareFeet: 1980,
        drawing: { kind: 'foursquare', tone: 'lake' }
      },
      {
        title: 'River lot with a dock for the canoe',
        address: '52 Kingston Row',
        area: 'St. Vital',
        type: 'house',
        price: 1_065_000,
        beds: 4,
        baths: 3,
        squareFeet: 2720,
        drawing: { kind: 'farmhouse', tone: 'cream' }
      },
      {
        title: 'Exchange District warehouse loft',
        address: '90 Market Avenue, 304',
        area: 'Exchange District',
        type: 'condo',
        price: 342_000,
        beds: 1,
        baths: 1,
        squareFeet: 960,
        drawing: { kind: 'loft', tone: 'brick' }
      },
      {
        title: 'Tidy bungalow near the hospital',
        address: '417 Aubert Street',
        area: 'St. Boniface',
        type: 'house',
        price: 329_000,
        beds: 3,
        baths: 1,
        squareFeet: 1010,
        drawing: { kind: 'bungalow', tone: 'sand' }
      },
      {
        title: 'New townhouse by the park',
        address: '77 Tuxedo Avenue, 6',
        area: 'Tuxedo',
        type: 'townhouse',
        price: 618_000,
        beds: 3,
        baths: 3,
        squareFeet: 1710,
        drawing: { kind: 'townhouses', tone: 'gold' }
      },
      {
        title: 'Two bedrooms over Osborne Village',
        address: '160 Smith Street, 1207',
        area: 'Osborne Village',
        type: 'condo',
        price: 284_000,
        beds: 2,
        baths: 1,
        squareFeet: 905,
        drawing: { kind: 'midrise', tone: 'plum' }
      }
    ],
    areas: [
      { name: 'Wolseley', note: 'Elms overhead, sourdough on the corner.', vignette: 'park' },
      {
        name: 'Exchange District',
        note: 'Brick, theatre and the best patios.',
        vignette: 'main-street'
      },
      {
        name: 'St. Boniface',
        note: 'French cafés and a cathedral wall at sunset.',
        vignette: 'old-town'
      },
      { name: 'The Forks', note: 'Two rivers, one market, skates in winter.', vignette: 'water' }
    ],
    testimonials: [
      {
        words:
          'My first winter in Winnipeg, my first house, my first realtor. She brought soup to the inspection.',
        who: 'Oleh K.',
        where: 'Bought in St. Boniface'
      },
      {
        words: 'Fair, quick and very funny. We got our asking price.',
        who: 'Ruth and Hal',
        where: 'Sold in Wolseley'
      }
    ]
  }
}
