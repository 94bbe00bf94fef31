import { readProvinceOf, type RuleSource, type TradeRule } from './trade-rule.ts'

/** Everything was read in stored copies of the documents on this day. */
const READ = { seen_on: '2026-11-26', reverify_by: '2027-05-26' } as const

const RECO: RuleSource = {
  document: 'RECO, Registrar’s bulletin 2014-1, Advertising checklist',
  address: 'https://www.reco.on.ca/registrars-bulletin/advertising-checklist/'
}
const BCFSA: RuleSource = {
  document: 'BCFSA, Advertising Information',
  address:
    'https://www.bcfsa.ca/industry-resources/real-estate-professional-resources/knowledge-base/information/advertising-information'
}
const BC_CHECKLIST: RuleSource = {
  document: 'BCFSA, Advertising Checklist and Sample Advertising',
  address:
    'https://www.recbc.ca/industry-resources/real-estate-professional-resources/knowledge-base/practice-resources/advertising-checklist-and-sample-advertising'
}
const BC_TEAMS: RuleSource = {
  document: 'RECBC, Brokerage Standards Manual, Creating Team Names',
  address: 'https://www.recbc.ca/bsm_section/creating-team-names/'
}
const OACIQ: RuleSource = {
  document: 'OACIQ, Guideline: Representation, solicitation, promotion and advertising',
  address: 'https://www.oaciq.com/en/articles/representation',
  french: {
    document: 'OACIQ, Ligne directrice : Représentation, sollicitation, promotion et publicité',
    address: 'https://www.oaciq.com/fr/articles/representation'
  }
}
const QUEBEC: RuleSource = {
  document:
    'Regulation respecting brokerage requirements, professional conduct of brokers and advertising (C-73.2, r. 1)',
  section: '113',
  address: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/C-73.2,%20r.%201',
  french: {
    document:
      'Règlement sur les conditions d’exercice d’une opération de courtage, sur la déontologie des courtiers et sur la publicité (C-73.2, r. 1)',
    address: 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/C-73.2,%20r.%201'
  }
}
const RECA: RuleSource = {
  document: 'RECA, Information bulletin: Advertising – Clearly Indicated',
  address:
    'https://www.reca.ca/industry/legislation/information-bulletins/advertising-clearly-indicated.htm'
}
const RECA_MISLEADING: RuleSource = {
  document: 'RECA, Information bulletin: Advertising – False Misleading',
  address:
    'https://www.reca.ca/industry/legislation/information-bulletins/advertising-false-misleading.htm'
}
const RECA_SIZE: RuleSource = {
  document: 'RECA, Advertising (clarifications of 2018, suspended on August 8, 2019)',
  address: 'https://www.reca.ca/professionals-learners/tools-resources/advertising/'
}
/** What is asked of agents in provinces whose regulator wasn't read is a national code's. */
const REALTOR_CODE: RuleSource = {
  document: 'CREA, REALTOR® Code, as quoted by OREA',
  section: 'article 15',
  address: 'https://www.oreablog.com/index.php/and-the-answer-is/'
}

const check = { held_by: 'check', ...READ } as const
const name = { ...check, applies: 'company_name' } as const
const texts = { ...check, applies: 'texts', severity: 'warn' } as const

/** The rules of advertising that were read, in the order in which they are shown. */
export const TRADE_RULES = [
  { ...name, id: 'brokerage', province: 'all', severity: 'warn', source: REALTOR_CODE },
  { ...texts, id: 'claim', province: 'all', source: REALTOR_CODE },

  { ...name, id: 'on-brokerage', province: 'ON', severity: 'forbid', source: RECO },
  { ...name, id: 'on-brokerage-name', province: 'ON', severity: 'warn', source: RECO },
  { ...name, id: 'on-brokerage-word', province: 'ON', severity: 'warn', source: RECO },
  {
    ...name,
    id: 'on-name',
    province: 'ON',
    applies: 'salesman_name',
    severity: 'warn',
    source: RECO
  },
  {
    ...check,
    id: 'on-title',
    province: 'ON',
    applies: 'salesman_designation',
    severity: 'warn',
    source: RECO
  },
  { ...texts, id: 'on-claim', province: 'ON', source: RECO },
  { ...texts, id: 'on-volume', province: 'ON', source: RECO },
  { ...texts, id: 'on-promise', province: 'ON', severity: 'inform', source: RECO },

  {
    ...name,
    id: 'qc-agency',
    province: 'QC',
    severity: 'forbid',
    source: { ...OACIQ, section: '2.1' }
  },
  {
    ...name,
    id: 'qc-agency-designation',
    province: 'QC',
    severity: 'warn',
    source: { ...OACIQ, section: '2.1' }
  },
  {
    ...check,
    id: 'qc-name',
    province: 'QC',
    applies: 'salesman_name',
    severity: 'warn',
    source: { ...OACIQ, section: '2.1' }
  },
  {
    ...check,
    id: 'qc-title',
    province: 'QC',
    applies: 'salesman_designation',
    severity: 'warn',
    source: { ...OACIQ, section: '2.1' }
  },
  { ...texts, id: 'qc-claim', province: 'QC', source: { ...OACIQ, section: '2.9' } },
  { ...texts, id: 'qc-volume', province: 'QC', source: QUEBEC },
  { ...texts, id: 'qc-specialist', province: 'QC', source: QUEBEC },
  {
    ...READ,
    id: 'qc-photo',
    province: 'QC',
    applies: 'salesman_image',
    held_by: 'agent',
    severity: 'inform',
    source: QUEBEC
  },

  { ...name, id: 'bc-brokerage', province: 'BC', severity: 'forbid', source: BCFSA },
  { ...name, id: 'bc-brokerage-name', province: 'BC', severity: 'warn', source: BC_CHECKLIST },
  {
    ...check,
    id: 'bc-name',
    province: 'BC',
    applies: 'salesman_name',
    severity: 'warn',
    source: BCFSA
  },
  {
    ...check,
    id: 'bc-corporation',
    province: 'BC',
    applies: 'salesman_name',
    severity: 'warn',
    source: BC_CHECKLIST
  },
  {
    ...check,
    id: 'bc-team',
    province: 'BC',
    applies: 'salesman_name',
    severity: 'warn',
    source: BC_CHECKLIST
  },
  {
    ...check,
    id: 'bc-team-name',
    province: 'BC',
    applies: 'salesman_name',
    severity: 'warn',
    source: BC_TEAMS
  },
  { ...texts, id: 'bc-address', province: 'BC', source: BCFSA },
  { ...texts, id: 'bc-claim', province: 'BC', source: BC_CHECKLIST },
  { ...texts, id: 'bc-volume', province: 'BC', source: BC_CHECKLIST },
  { ...texts, id: 'bc-promise', province: 'BC', severity: 'inform', source: BC_CHECKLIST },

  { ...name, id: 'ab-brokerage', province: 'AB', severity: 'forbid', source: RECA },
  { ...name, id: 'ab-brokerage-name', province: 'AB', severity: 'warn', source: RECA },
  {
    ...check,
    id: 'ab-name',
    province: 'AB',
    applies: 'salesman_name',
    severity: 'warn',
    source: RECA
  },
  {
    ...check,
    id: 'ab-team-name',
    province: 'AB',
    applies: 'salesman_name',
    severity: 'warn',
    source: RECA
  },
  { ...texts, id: 'ab-claim', province: 'AB', source: RECA_MISLEADING },
  {
    ...READ,
    id: 'ab-pages',
    province: 'AB',
    applies: 'pages',
    held_by: 'layout',
    severity: 'warn',
    source: RECA
  },
  {
    ...READ,
    id: 'ab-size',
    province: 'AB',
    applies: 'pages',
    held_by: 'layout',
    severity: 'warn',
    source: RECA_SIZE
  }
] as const satisfies readonly TradeRule[]

export type RuleId = (typeof TRADE_RULES)[number]['id']
export type KnownRule = TradeRule & { id: RuleId }

const KNOWN: readonly KnownRule[] = TRADE_RULES

/** The province's own rules, or what is asked everywhere where its regulator wasn't read. */
export function rulesOf(province: string): readonly KnownRule[] {
  const read = readProvinceOf(province) ?? 'all'
  return KNOWN.filter((rule) => rule.province === read)
}

export function ruleOf(id: RuleId): KnownRule {
  const rule = KNOWN.find((one) => one.id === id)
  if (!rule) throw new Error(`There is no rule ${id}.`)
  return rule
}
