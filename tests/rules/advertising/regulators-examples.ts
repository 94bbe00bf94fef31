import { type RegulatorsExample, says } from './example-sources.ts'
import { EXAMPLES_WEST } from './examples-west.ts'

const title = (salesman_designation: string) => ({ salesman_designation })

/** Ontario, Quebec, and the others. */
export const EXAMPLES: RegulatorsExample[] = [
  ...EXAMPLES_WEST,
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
  ]
]
