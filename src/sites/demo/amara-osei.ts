import type { DemoAgent } from './demo-agent.ts'

export const amaraOsei: DemoAgent = {
  slug: 'amara-osei',
  template_id: 1,
  look: {
    skin: '#8a5337',
    shade: '#6f3f2a',
    hair: 'curls',
    hairColour: '#1d1214',
    jacket: '#8c2f46',
    shirt: '#f7ead6'
  },
  site: {
    language: 'en',
    salesman_name: 'Amara Osei',
    salesman_designation: 'Sales Representative',
    salesman_contact: '4165550134',
    salesman_email: 'amara@lakeshore-realty.example',
    company_name: 'Lakeshore Realty Brokerage',
    company_contact: '4165550100',
    company_address: '214 Queens Quay West, Suite 300',
    company_address_2: 'Toronto, ON M5J 2Y5',
    website_name: 'Amara Osei Homes',
    city: 'Toronto',
    province: 'ON',
    scene: 'toronto',
    headline: 'Toronto, one lit window at a time.',
    intro:
      'West-end semis, lofts with history and the condo your parents will approve of. Found calmly, bid on wisely.',
    spoken: ['English', 'French', 'Twi'],
    about: [
      'I grew up over a bakery on Roncesvalles and have sold homes within streetcar distance of it for eleven years. I know which semis flood, which lanes get their suite permits and which open houses are worth leaving work early for.',
      'Buyers get a one-page brief on every home before we bid. Sellers get a plan for the three weeks before the sign goes up. Nobody gets a surprise.'
    ],
    listings: [
      {
        title: 'Bay-and-gable with a third-floor study',
        address: '88 Palmerston Avenue',
        area: 'Little Italy',
        type: 'house',
        price: 1_689_000,
        beds: 4,
        baths: 3,
        squareFeet: 2380,
        drawing: { kind: 'bay-and-gable', tone: 'brick' }
      },
      {
        title: 'Corner loft in a former glove factory',
        address: '245 Carlaw Avenue, 408',
        area: 'Leslieville',
        type: 'condo',
        price: 879_000,
        beds: 2,
        baths: 2,
        squareFeet: 1140,
        drawing: { kind: 'loft', tone: 'clay' }
      },
      {
        title: 'Row house a block from High Park',
        address: '31 Indian Road',
        area: 'Roncesvalles',
        type: 'townhouse',
        price: 1_129_000,
        beds: 3,
        baths: 2,
        squareFeet: 1560,
        drawing: { kind: 'row-house', tone: 'lake' }
      },
      {
        title: 'One bedroom over the harbour',
        address: '10 Queens Quay East, 2306',
        area: 'Waterfront',
        type: 'condo',
        price: 589_000,
        beds: 1,
        baths: 1,
        squareFeet: 610,
        drawing: { kind: 'tower', tone: 'slate' }
      },
      {
        title: 'Brick bungalow with a garden suite',
        address: '412 Woodmount Avenue',
        area: 'East York',
        type: 'house',
        price: 998_000,
        beds: 3,
        baths: 2,
        squareFeet: 1240,
        drawing: { kind: 'bungalow', tone: 'rose' }
      },
      {
        title: 'Family condo above the market',
        address: '160 Baldwin Street, 5',
        area: 'Kensington Market',
        type: 'condo',
        price: 735_000,
        beds: 2,
        baths: 1,
        squareFeet: 890,
        drawing: { kind: 'midrise', tone: 'plum' }
      }
    ],
    areas: [
      {
        name: 'Roncesvalles',
        note: 'Streetcar, pierogi and a park at each end.',
        vignette: 'transit'
      },
      {
        name: 'Leslieville',
        note: 'Old factories, new kitchens, brunch in between.',
        vignette: 'main-street'
      },
      {
        name: 'Kensington',
        note: 'The loudest market with the quietest lanes.',
        vignette: 'market'
      },
      { name: 'The Waterfront', note: 'Ferries at dawn, the island by noon.', vignette: 'water' }
    ],
    testimonials: [
      {
        words:
          'She talked us out of two houses before she talked us into one. Six months on, we know she was right three times.',
        who: 'Priya and Tom',
        where: 'Bought in Roncesvalles'
      }
    ]
  }
}
