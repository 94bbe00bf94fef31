import type { DemoAgent } from './demo-agent.ts'

export const delphineLafferty: DemoAgent = {
  slug: 'delphine-lafferty',
  template_id: 9,
  look: {
    skin: '#c98f66',
    shade: '#b0774f',
    hair: 'long',
    hairColour: '#1d1716',
    jacket: '#3b2f7d',
    shirt: '#eaf6ee'
  },
  site: {
    language: 'en',
    salesman_name: 'Delphine Lafferty',
    salesman_designation: 'Real Estate Agent',
    salesman_contact: '8675550142',
    salesman_email: 'delphine@frame-lake.example',
    company_name: 'Frame Lake Realty',
    company_contact: '8675550110',
    company_address: '4920 52 Street, Suite 301',
    company_address_2: 'Yellowknife, NT X1A 3T1',
    website_name: 'Lafferty North',
    city: 'Yellowknife',
    province: 'NT',
    scene: 'edmonton',
    headline: 'Long nights. Lit windows.',
    intro:
      'Houses on the rock, cabins turned homes and warm condos downtown, from someone who has heated all three.',
    spoken: ['English', 'French', 'Michif'],
    about: [
      'My grandfather built our first house in Old Town from the crates that mining machines came in. I was an energy auditor for nine years before I sold houses, so I read the fuel bill before I admire the view.',
      'Every buyer gets a page with the heating, the pilings and the water delivery of the house they like. Sellers hear what the cold has done to theirs before an inspector says it.'
    ],
    listings: [
      {
        title: 'Blue saltbox above Back Bay',
        address: '3518 McDonald Drive',
        area: 'Old Town',
        type: 'house',
        price: 785_000,
        beds: 3,
        baths: 2,
        squareFeet: 1680,
        drawing: { kind: 'saltbox', tone: 'lake' }
      },
      {
        title: 'Built on rock, facing the sunset',
        address: '131 Niven Drive',
        area: 'Niven Lake',
        type: 'house',
        price: 1_045_000,
        beds: 4,
        baths: 3,
        squareFeet: 2540,
        drawing: { kind: 'infill', tone: 'clay' }
      },
      {
        title: 'Townhouse with a heated garage',
        address: '48 Con Road, 6',
        area: 'Con',
        type: 'townhouse',
        price: 459_000,
        beds: 3,
        baths: 2,
        squareFeet: 1390,
        drawing: { kind: 'townhouses', tone: 'gold' }
      },
      {
        title: 'Two bedrooms over Franklin Avenue',
        address: '5022 49 Street, 704',
        area: 'Downtown',
        type: 'condo',
        price: 349_000,
        beds: 2,
        baths: 1,
        squareFeet: 880,
        drawing: { kind: 'midrise', tone: 'brick' }
      },
      {
        title: 'Bungalow by the skating oval',
        address: '27 Woolgar Avenue',
        area: 'Range Lake',
        type: 'house',
        price: 629_000,
        beds: 4,
        baths: 2,
        squareFeet: 1720,
        drawing: { kind: 'bungalow', tone: 'sand' }
      },
      {
        title: 'Farmhouse gables at the lake’s end',
        address: '9 Latham Crescent',
        area: 'Latham Island',
        type: 'house',
        price: 915_000,
        beds: 4,
        baths: 3,
        squareFeet: 2210,
        drawing: { kind: 'farmhouse', tone: 'cream' }
      }
    ],
    areas: [
      {
        name: 'Old Town',
        note: 'Floatplanes, houseboats and the best fish and chips in the North.',
        vignette: 'water'
      },
      {
        name: 'Niven Lake',
        note: 'New houses on the rock, and a trail to the hospital and downtown.',
        vignette: 'hills'
      },
      {
        name: 'Range Lake',
        note: 'Two schools, a rink and neighbours who plow for each other.',
        vignette: 'campus'
      },
      {
        name: 'Downtown',
        note: 'Everything within ten minutes on foot, even at forty below.',
        vignette: 'main-street'
      }
    ],
    testimonials: [
      {
        words:
          'She crawled under the house in January so that we would not have to, and talked us out of the first one. We have been warm ever since.',
        who: 'Tanya and Joel',
        where: 'Bought in Niven Lake'
      },
      {
        words: 'Sold in eleven days, in December.',
        who: 'Robert N.',
        where: 'Sold in Old Town'
      }
    ]
  }
}
