import type { DemoAgent } from './demo-agent.ts'

export const nadiaHaddad: DemoAgent = {
  slug: 'nadia-haddad',
  template_id: 7,
  look: {
    skin: '#dda77c',
    shade: '#c48d62',
    hair: 'long',
    hairColour: '#2d1d18',
    jacket: '#0b5cad',
    shirt: '#ffffff'
  },
  site: {
    language: 'en',
    salesman_name: 'Nadia Haddad',
    salesman_designation: 'Broker',
    salesman_contact: '6135550176',
    salesman_email: 'nadia@rideau-line.example',
    company_name: 'Rideau Line Realty',
    company_contact: '6135550120',
    company_address: '280 Slater Street, Suite 400',
    company_address_2: 'Ottawa, ON K1P 1C2',
    website_name: 'Nadia Haddad',
    city: 'Ottawa',
    province: 'ON',
    scene: 'toronto',
    greeting: { words: 'Bienvenue à Ottawa', lang: 'fr' },
    headline: 'Get off at home.',
    intro:
      'Row houses, condos and first family homes within ten minutes of a train, in English, French or Arabic.',
    spoken: ['English', 'French', 'Arabic'],
    about: [
      'I planned bus routes for eleven years before I sold my first house, so I time the walk to the platform myself, in February and with a stroller.',
      'A listing says “close to transit”. I tell you how close, how often the train comes on a Sunday evening, and what is about to be built beside the tracks.'
    ],
    listings: [
      {
        title: 'Brick semi by Bayview station',
        address: '41 Garland Street',
        area: 'Hintonburg',
        type: 'house',
        price: 879_000,
        beds: 3,
        baths: 2,
        squareFeet: 1640,
        drawing: { kind: 'bay-and-gable', tone: 'brick' }
      },
      {
        title: 'Corner suite over the canal',
        address: '20 Daly Avenue, 1907',
        area: 'Sandy Hill',
        type: 'condo',
        price: 564_000,
        beds: 2,
        baths: 2,
        squareFeet: 905,
        drawing: { kind: 'tower', tone: 'lake' }
      },
      {
        title: 'Foursquare on a maple street',
        address: '112 Third Avenue',
        area: 'The Glebe',
        type: 'house',
        price: 1_465_000,
        beds: 4,
        baths: 3,
        squareFeet: 2380,
        drawing: { kind: 'foursquare', tone: 'cream' }
      },
      {
        title: 'Three new townhouses, one left',
        address: '385 Winona Avenue, 3',
        area: 'Westboro',
        type: 'townhouse',
        price: 998_000,
        beds: 3,
        baths: 3,
        squareFeet: 1910,
        drawing: { kind: 'townhouses', tone: 'gold' }
      },
      {
        title: 'Loft in a former bakery',
        address: '7 Armstrong Street, 204',
        area: 'Hintonburg',
        type: 'condo',
        price: 489_000,
        beds: 1,
        baths: 1,
        squareFeet: 760,
        drawing: { kind: 'loft', tone: 'clay' }
      },
      {
        title: 'Row house with a garden studio',
        address: '63 Sweetland Avenue',
        area: 'Sandy Hill',
        type: 'townhouse',
        price: 745_000,
        beds: 3,
        baths: 2,
        squareFeet: 1520,
        drawing: { kind: 'row-house', tone: 'pine' }
      }
    ],
    areas: [
      {
        name: 'Hintonburg',
        note: 'Galleries, a bakery on every corner and two lines at Bayview.',
        vignette: 'main-street'
      },
      {
        name: 'Westboro',
        note: 'The river path at one end, the market at the other.',
        vignette: 'market'
      },
      {
        name: 'Sandy Hill',
        note: 'Old brick, embassies and the university.',
        vignette: 'campus'
      },
      {
        name: 'The Glebe',
        note: 'Skates on in January, tulips in May.',
        vignette: 'park'
      }
    ],
    testimonials: [
      {
        words:
          'Nadia walked the route to the daycare with us twice before we made an offer. We have not needed a second car since.',
        who: 'Amélie and Ravi',
        where: 'Bought in Hintonburg'
      },
      {
        words: 'She sold our condo in nine days and explained every page in Arabic to my father.',
        who: 'Karim B.',
        where: 'Sold in Sandy Hill'
      }
    ]
  }
}
