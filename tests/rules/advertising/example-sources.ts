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

export const says = (words: string) => ({ says: words })
