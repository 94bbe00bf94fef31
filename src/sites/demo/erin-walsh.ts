import type { DemoAgent } from './demo-agent.ts'

export const erinWalsh: DemoAgent = {
  slug: 'erin-walsh',
  template_id: 2,
  look: {
    skin: '#f2c9ae',
    shade: '#d9a686',
    hair: 'long',
    hairColour: '#b5522a',
    jacket: '#234f3b',
    shirt: '#fff0c9'
  },
  site: {
    language: 'en',
    salesman_name: 'Erin Walsh',
    salesman_designation: 'Associate Broker',
    salesman_contact: '7095550118',
    salesman_email: 'erin@jellybean-row.example',
    company_name: 'Jellybean Row Realty',
    company_contact: '7095550100',
    company_address: '131 Water Street',
    company_address_2: 'St. John’s, NL A1C 1A9',
    website_name: 'Erin Walsh Homes',
    city: 'St. John’s',
    province: 'NL',
    scene: 'st-johns',
    headline: 'Pick a colour. I’ll find the house.',
    intro:
      'Jellybean rows, saltboxes and bungalows around the bay, from someone who has painted three of them herself.',
    spoken: ['English', 'Irish'],
    about: [
      'My grandfather kept the light at Cape Spear; I keep a list of every house downtown with a dry basement. Twenty years, four hundred and some sets of keys, and I still get a kick out of the first look at the harbour from a bedroom window.',
      'Coming from away? I do video walk-throughs in any weather, mostly because there is only the one kind.'
    ],
    listings: [
      {
        title: 'The red one on Gower Street',
        address: '64 Gower Street',
        area: 'Downtown',
        type: 'townhouse',
        price: 429_000,
        beds: 3,
        baths: 2,
        squareFeet: 1680,
        drawing: { kind: 'jellybean', tone: 'brick' }
      },
      {
        title: 'Saltbox at the edge of the Battery',
        address: '12 Outer Battery Road',
        area: 'The Battery',
        type: 'house',
        price: 685_000,
        beds: 2,
        baths: 2,
        squareFeet: 1310,
        drawing: { kind: 'saltbox', tone: 'gold' }
      },
      {
        title: 'Farmhouse with room for ponies',
        address: '9 Bennetts Road',
        area: 'Portugal Cove',
        type: 'house',
        price: 735_000,
        beds: 4,
        baths: 3,
        squareFeet: 2600,
        drawing: { kind: 'farmhouse', tone: 'cream' }
      },
      {
        title: 'Bungalow on Quidi Vidi Lake',
        address: '27 Lake Avenue',
        area: 'Quidi Vidi',
        type: 'house',
        price: 465_000,
        beds: 3,
        baths: 1,
        squareFeet: 1220,
        drawing: { kind: 'bungalow', tone: 'lake' }
      },
      {
        title: 'Harbour-view condo with an elevator',
        address: '40 Harbour Drive, 503',
        area: 'Downtown',
        type: 'condo',
        price: 515_000,
        beds: 2,
        baths: 2,
        squareFeet: 1090,
        drawing: { kind: 'midrise', tone: 'rose' }
      },
      {
        title: 'The green one, with the good stairs',
        address: '18 Victoria Street',
        area: 'Downtown',
        type: 'townhouse',
        price: 389_000,
        beds: 2,
        baths: 1,
        squareFeet: 1280,
        drawing: { kind: 'jellybean', tone: 'pine' }
      }
    ],
    areas: [
      {
        name: 'Downtown',
        note: 'Steep, bright and a hundred pubs from home.',
        vignette: 'main-street'
      },
      { name: 'Quidi Vidi', note: 'A lake, a gut, a brewery and a regatta.', vignette: 'water' },
      {
        name: 'The Battery',
        note: 'The first houses in the country to see the sun.',
        vignette: 'hills'
      },
      { name: 'Portugal Cove', note: 'Meadows, a ferry and no one in a hurry.', vignette: 'fields' }
    ],
    testimonials: [
      {
        words:
          'We bought from Calgary in a January gale, on Erin’s phone, with Erin’s hat blowing past the camera. Best decision we ever made.',
        who: 'Dana and Joel',
        where: 'Moved to Gower Street'
      }
    ]
  }
}
