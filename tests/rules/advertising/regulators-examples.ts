import type { RuleId } from '#rules/advertising/trade-rules.ts'
import { exampleSite } from './example.ts'

type Example = Parameters<typeof exampleSite>[1]

/** Where an example's verdict is from. */
export const SOURCES = {
  /** Read: RECO, bulletin 2014-1, the lists of descriptions and of questions. */
  reco: 'https://www.reco.on.ca/registrars-bulletin/advertising-checklist/',
  /** Read: OREA's answers to an ad that broke section 37 of REBBA 2002, each with its correction. */
  orea: 'https://www.oreablog.com/index.php/and-the-answer-is/',
  /** Read: OREA on two claims that RECO did not accept. */
  oreaPitfalls:
    'https://www.orea.com/resources/media-room/special-bulletin/2011/June/AdvertisinginrealestateBewareofpitfallsandknowtherules',
  /** Read: OACIQ, guideline, 2.1. */
  oaciq: 'https://www.oaciq.com/en/articles/representation',
  /** Read: Quebec's regulation C-73.2, r. 1, section 113. */
  quebec:
    'https://www.legisquebec.gouv.qc.ca/en/version/cr/C-73.2,%20r.%201?code=se:113&history=20230202',
  /** Read: BCFSA, checklist and sample. */
  bcfsa:
    'https://www.recbc.ca/industry-resources/real-estate-professional-resources/knowledge-base/practice-resources/advertising-checklist-and-sample-advertising',
  /** Read: BCFSA, what consumers are told about "#1". */
  bcConsumers:
    'http://recbc.ca/public-resources/real-estate/consumer-resources/consumer-guide-advertising',
  bcInformation:
    'https://www.bcfsa.ca/industry-resources/real-estate-professional-resources/knowledge-base/information/advertising-information',
  bcTeams: 'https://www.recbc.ca/bsm_section/creating-team-names/',
  /** Read: RECA, bulletin, with its table of incorrect names. */
  reca: 'https://www.reca.ca/industry/legislation/information-bulletins/advertising-clearly-indicated.htm',
  /** Not a regulator's own example: made from our summary of what was read, design/canada.md. */
  summary: 'design/canada.md'
} as const

/** An example: its source, its province, what it advertises, and the rules that it breaks. */
export type RegulatorsExample = [
  source: keyof typeof SOURCES,
  province: string,
  what: string,
  example: NonNullable<Example>,
  breaks: RuleId[]
]

const title = (salesman_designation: string) => ({ salesman_designation })
const says = (words: string) => ({ says: words })

export const EXAMPLES: RegulatorsExample[] = [
  // RECO's list of descriptions.
  ...[
    'salesperson',
    'real estate agent',
    'real estate salesperson',
    'sales representative',
    'real estate sales representative',
    'REALTOR®',
    'REALTOR® salesperson',
    'broker',
    'broker of record',
    'real estate broker',
    'real estate broker of record',
    'broker real estate agent',
    'REALTOR® broker'
  ].map((one): RegulatorsExample => ['reco', 'ON', `described as ${one}`, title(one), []]),
  ['reco', 'ON', 'not described at all', title(''), ['on-title']],
  ['reco', 'ON', 'described by no term of the list', title('Home Marketing Expert'), ['on-title']],
  ['reco', 'ON', 'no brokerage', { company_name: '' }, ['on-brokerage']],
  [
    'reco',
    'ON',
    'a brokerage without the designation',
    { company_name: 'Lakeshore Realty' },
    ['on-brokerage-word']
  ],
  [
    'reco',
    'ON',
    'a brokerage as “real estate brokerage”',
    { company_name: 'Lakeshore Realty, Real Estate Brokerage' },
    []
  ],
  [
    'reco',
    'ON',
    'another name than the brokerage’s registered one',
    { licence: { brokerage: 'Lakeshore Realty Group Inc.' } },
    ['on-brokerage-name']
  ],
  [
    'reco',
    'ON',
    'the registered name with its designation',
    { licence: { brokerage: 'Lakeshore Realty' } },
    []
  ],
  [
    'reco',
    'ON',
    'another name than the salesperson’s registered one',
    { salesman_name: 'Mara O.', licence: { name: 'Amara Osei' } },
    ['on-name']
  ],

  // OREA's ad and its corrections.
  ['orea', 'ON', '# 1 Brokerage in Town', says('# 1 Brokerage in Town'), ['on-claim']],
  [
    'orea',
    'ON',
    '#1 with its basis',
    says('#1 Brokerage in Town (based on 2011 MLS® statistics of the Toronto Real Estate Board)'),
    []
  ],
  ['orea', 'ON', 'an award', says('Chairman’s Club Award Winner'), ['on-claim']],
  [
    'orea',
    'ON',
    'an award with its basis',
    says(
      'Chairman’s Club Award Winner for 2011 (award given for earning more than $50,000 in 2010)'
    ),
    []
  ],
  [
    'orea',
    'ON',
    'more than anybody',
    says('I have sold more homes for more money than any other salesperson in the area'),
    ['on-claim']
  ],
  [
    'orea',
    'ON',
    'more than anybody, by statistics',
    says(
      'According to 2011 MLS® statistics for the Toronto Real Estate Board (TREB), no other sales representative has sold as many homes as I have in 2011.'
    ),
    []
  ],
  ['orea', 'ON', 'lowest commission', says('Lowest commission rate in town'), ['on-promise']],
  [
    'orea',
    'ON',
    'lowest commission, with what it leaves out',
    says(
      'Lowest commission in town (does not include commission for buyer/co-operating brokerage)'
    ),
    []
  ],
  ['oreaPitfalls', 'ON', 'Number One Specialist', says('Your Number One Specialist'), ['on-claim']],
  [
    'oreaPitfalls',
    'ON',
    'Guelph’s Number One Specialist',
    { website_name: 'Guelph’s Number One Specialist' },
    ['on-claim']
  ],

  // OACIQ's mandatory statements.
  ...[
    'Courtier immobilier',
    'Courtière immobilière',
    'Courtier immobilier résidentiel',
    'Courtière immobilière commerciale',
    'Real estate broker',
    'Residential real estate broker',
    'Commercial real estate broker',
    'Courtier immobilier agréé DA'
  ].map((one): RegulatorsExample => ['oaciq', 'QC', `described as ${one}`, title(one), []]),
  ['oaciq', 'QC', 'described as agent immobilier', title('Agent immobilier'), ['qc-title']],
  ['oaciq', 'QC', 'described as conseiller', title('Conseiller en immobilier'), ['qc-title']],
  ['oaciq', 'QC', 'no agency', { company_name: '' }, ['qc-agency']],
  [
    'oaciq',
    'QC',
    'an agency without its designation',
    { company_name: 'Immeubles Rivage inc.' },
    ['qc-agency-designation']
  ],
  [
    'oaciq',
    'QC',
    'another name than the licence’s',
    { salesman_name: 'Jo Tremblay', licence: { name: 'Josée Tremblay' } },
    ['qc-name']
  ],
  [
    'quebec',
    'QC',
    'a statistic without a source',
    says('Plus de 300 propriétés vendues'),
    ['qc-volume']
  ],
  [
    'quebec',
    'QC',
    'a statistic with its source',
    says('300 propriétés vendues en 2025, selon les statistiques de Centris'),
    []
  ],
  [
    'quebec',
    'QC',
    'a specialist',
    says('Votre spécialiste du condo au Plateau'),
    ['qc-specialist']
  ],
  ['summary', 'QC', 'n° 1', says('Le n° 1 dans Rosemont'), ['qc-claim']],
  [
    'summary',
    'QC',
    'n° 1 with its basis',
    says('N° 1 dans Rosemont en 2025, selon le nombre de ventes publié par l’APCIQ'),
    []
  ],

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
