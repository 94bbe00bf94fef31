import { type RegulatorsExample, says } from './example-sources.ts'

/** British Columbia, Alberta, and provinces whose regulator wasn't read. */
export const EXAMPLES_WEST: RegulatorsExample[] = [
  // BCFSA's checklist.
  ['bcfsa', 'BC', 'no brokerage', { company_name: '' }, ['bc-brokerage']],
  [
    'bcfsa',
    'BC',
    'a short form of the brokerage’s name',
    { company_name: 'Harbour', licence: { brokerage: 'Harbour Realty Ltd.' } },
    ['bc-brokerage-name']
  ],
  [
    'bcfsa',
    'BC',
    'a recognizable short form of the licensee’s name',
    { salesman_name: 'Mara Osei', licence: { name: 'Amara Nana Osei' } },
    []
  ],
  [
    'bcInformation',
    'BC',
    'a name that nobody recognizes',
    { salesman_name: 'Coach Mara', licence: { name: 'Amara Osei' } },
    ['bc-name']
  ],
  [
    'bcfsa',
    'BC',
    'a personal real estate corporation that isn’t named',
    { licence: { corporation: 'Amara Osei Personal Real Estate Corporation' } },
    ['bc-corporation']
  ],
  [
    'bcfsa',
    'BC',
    'a personal real estate corporation that is named',
    {
      salesman_name: 'Amara Osei Personal Real Estate Corporation',
      licence: { corporation: 'Amara Osei Personal Real Estate Corporation' }
    },
    []
  ],
  ['bcfsa', 'BC', 'a member without the team', { licence: { team: 'Kits Team' } }, ['bc-team']],
  [
    'bcfsa',
    'BC',
    'a member with the team',
    { website_name: 'Kits Team', licence: { team: 'Kits Team' } },
    []
  ],
  [
    'bcTeams',
    'BC',
    'a team like a brokerage',
    { website_name: 'Kits Realty Ltd.', licence: { team: 'Kits Realty Ltd.' } },
    ['bc-team-name']
  ],
  [
    'bcfsa',
    'BC',
    'another address than the brokerage’s',
    says('Visit me at 8 Elm Road, Vancouver, V5K 0A1.'),
    ['bc-address']
  ],
  ['bcfsa', 'BC', 'top-selling team', says('Top selling real estate team'), ['bc-claim']],
  [
    'bcfsa',
    'BC',
    'top-selling team, qualified',
    says(
      'Top selling real estate team, based on units sold in 2024, source: Greater Vancouver Board'
    ),
    []
  ],
  [
    'bcfsa',
    'BC',
    'an offer without its conditions',
    says('List with us and we’ll donate $2000 to a charity of your choice.'),
    ['bc-promise']
  ],
  [
    'bcfsa',
    'BC',
    'an offer with its conditions',
    says(
      'List with us and we’ll donate $2000 to a charity of your choice. Conditions: on closing.'
    ),
    []
  ],
  ['bcConsumers', 'BC', '#1', says('She is #1!'), ['bc-claim']],

  // RECA's table of incorrect names, each also corrected.
  ...(
    [
      ['ABC Realty Incorporated', 'ABC Realty'],
      ['Canyon Real Estate', 'Canyon RE'],
      ['Integrated Mortgages of Canada', 'Integrated Mortgages']
    ] as const
  ).flatMap(([brokerage, company_name]): RegulatorsExample[] => [
    [
      'reca',
      'AB',
      `${company_name} for ${brokerage}`,
      { company_name, licence: { brokerage } },
      ['ab-brokerage-name']
    ],
    ['reca', 'AB', `${brokerage} in full`, { company_name: brokerage, licence: { brokerage } }, []]
  ]),
  ['reca', 'AB', 'a logo alone', { company_name: '' }, ['ab-brokerage']],
  ['reca', 'AB', 'a team called realty', { licence: { team: 'Bow Realty' } }, ['ab-team-name']],
  [
    'reca',
    'AB',
    'a team called partnership',
    { licence: { team: 'Bow Partnership' } },
    ['ab-team-name']
  ],
  ['reca', 'AB', 'a team', { licence: { team: 'The Bow Team' } }, []],
  [
    'reca',
    'AB',
    'another name than the licence’s',
    { salesman_name: 'Mara', licence: { name: 'Amara Osei' } },
    ['ab-name']
  ],
  ['summary', 'AB', 'best agent', says('Calgary’s best real estate agent'), ['ab-claim']],
  ['summary', 'MB', 'a claim where no regulator was read', says('Top realtor in town'), ['claim']],
  [
    'summary',
    'NS',
    'no brokerage where no regulator was read',
    { company_name: '' },
    ['brokerage']
  ],
  [
    'summary',
    'NB',
    'the best schools, which ranks no agent',
    says('The best schools and top floors.'),
    []
  ]
]
