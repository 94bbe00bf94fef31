import type { RuleId } from '#rules/advertising/trade-rules.ts'
import type { Translated } from './language.ts'

const claimEn =
  'A claim of rank or an honour needs its source, its date and what it is based on beside it.'
const volumeEn = 'A figure about your business needs its source and its date beside it.'
const promiseEn = 'A promise or an offer needs its conditions, or where to find them, beside it.'
const brokerageEn = 'Every ad must name your brokerage, clearly and prominently.'

const claimFr =
  'Une affirmation de rang ou un honneur doit être accompagné de sa source, de sa date et de son fondement.'
const volumeFr = 'Un chiffre sur vos activités doit être accompagné de sa source et de sa date.'
const promiseFr =
  'Une promesse ou une offre doit être accompagnée de ses conditions, ou de l’endroit où les trouver.'
const brokerageFr = 'Toute publicité doit nommer votre agence, de façon claire et bien en vue.'

/** What each rule of advertising says, in our own words. */
const en: Record<RuleId, string> = {
  brokerage: brokerageEn,
  claim: claimEn,

  'on-brokerage': brokerageEn,
  'on-brokerage-name': 'An ad must name your brokerage as it is registered with RECO.',
  'on-brokerage-word':
    '“Brokerage” or “real estate brokerage” must appear with your brokerage’s name.',
  'on-name': 'An ad must name you as you are registered with RECO.',
  'on-title':
    'An ad must describe you by a permitted title, such as Salesperson, Sales Representative, Real Estate Agent, Broker or Broker of Record.',
  'on-claim': claimEn,
  'on-volume': volumeEn,
  'on-promise': promiseEn,

  'qc-agency': 'Every ad must name your agency.',
  'qc-agency-designation':
    'Your agency’s name must be followed by its designation, such as “agence immobilière”.',
  'qc-name': 'An ad must name you as your licence does.',
  'qc-title':
    'An ad must describe you as “courtier immobilier”, “courtier immobilier résidentiel” or “courtier immobilier commercial”, as your licence allows.',
  'qc-claim': claimEn,
  'qc-volume': 'An ad may give no statistic without its source.',
  'qc-specialist':
    'An ad may not suggest that you hold a specialist’s title if you don’t. Please check these words.',
  'qc-photo': 'Your photo may not be more than five years old.',

  'bc-brokerage': 'Every ad must have your full brokerage name, clear, prominent and easy to read.',
  'bc-brokerage-name':
    'An ad must have your brokerage’s full name as it is registered with BCFSA. A short form is not enough.',
  'bc-name':
    'An ad must use your legal name, a recognizable short form of it, or a name that BCFSA has approved.',
  'bc-corporation':
    'An ad that names you must include the name of your personal real estate corporation.',
  'bc-team': 'An ad of a team or of its members must include the team’s name.',
  'bc-team-name': 'A team’s name may not sound like a company’s or a brokerage’s.',
  'bc-address': 'An office address in an ad must be your brokerage’s.',
  'bc-claim': claimEn,
  'bc-volume': volumeEn,
  'bc-promise': promiseEn,

  'ab-brokerage': 'Every ad must clearly indicate your brokerage’s name.',
  'ab-brokerage-name':
    'Your brokerage’s name must appear exactly as it is on its licence, without abbreviation.',
  'ab-name': 'An ad must name you as your licence does, or by a name that RECA has approved.',
  'ab-team-name':
    'A team’s name may not sound like a brokerage’s: it has no “realty”, “real estate”, “corporation” or “partnership”.',
  'ab-claim': `${claimEn} You must be able to show that it is true.`,
  'ab-pages': 'Every page of a website must clearly indicate the brokerage’s name.',
  'ab-size':
    'In 2018 RECA asked that the brokerage’s name be as large as yours and right beside it. This was suspended in 2019.'
}

const fr: Record<RuleId, string> = {
  brokerage: brokerageFr,
  claim: claimFr,

  'on-brokerage': brokerageFr,
  'on-brokerage-name':
    'La publicité doit nommer votre maison de courtage comme elle est inscrite auprès du RECO.',
  'on-brokerage-word':
    'Le nom de votre maison de courtage doit être accompagné de « Brokerage » ou de « maison de courtage ».',
  'on-name': 'La publicité doit vous nommer comme vous êtes inscrit auprès du RECO.',
  'on-title':
    'La publicité doit vous désigner par un titre permis, comme représentant commercial ou courtier.',
  'on-claim': claimFr,
  'on-volume': volumeFr,
  'on-promise': promiseFr,

  'qc-agency': 'Toute publicité doit nommer votre agence.',
  'qc-agency-designation':
    'Le nom de votre agence doit être suivi de sa désignation, comme « agence immobilière ».',
  'qc-name': 'La publicité doit porter votre nom tel qu’il figure sur votre permis.',
  'qc-title':
    'La publicité doit vous désigner comme courtier immobilier, courtier immobilier résidentiel ou courtier immobilier commercial, selon votre permis.',
  'qc-claim': claimFr,
  'qc-volume': 'La publicité ne peut donner aucune statistique sans sa source.',
  'qc-specialist':
    'La publicité ne peut laisser croire que vous détenez un titre de spécialiste si ce n’est pas le cas. Vérifiez ces mots.',
  'qc-photo': 'Votre photo ne peut dater de plus de cinq ans.',

  'bc-brokerage':
    'Toute publicité doit porter le nom complet de votre agence, clair, bien en vue et facile à lire.',
  'bc-brokerage-name':
    'La publicité doit porter le nom complet de votre agence, tel qu’inscrit auprès de la BCFSA. Une forme courte ne suffit pas.',
  'bc-name':
    'La publicité doit porter votre nom légal, une forme courte reconnaissable ou un nom approuvé par la BCFSA.',
  'bc-corporation':
    'Une publicité qui vous nomme doit aussi nommer votre société immobilière personnelle.',
  'bc-team': 'La publicité d’une équipe ou de ses membres doit nommer l’équipe.',
  'bc-team-name': 'Le nom d’une équipe ne peut ressembler à celui d’une société ou d’une agence.',
  'bc-address': 'Une adresse de bureau dans une publicité doit être celle de votre agence.',
  'bc-claim': claimFr,
  'bc-volume': volumeFr,
  'bc-promise': promiseFr,

  'ab-brokerage': 'Toute publicité doit indiquer clairement le nom de votre agence.',
  'ab-brokerage-name':
    'Le nom de votre agence doit figurer exactement comme sur son permis, sans abréviation.',
  'ab-name':
    'La publicité doit porter votre nom tel qu’il figure sur votre permis, ou un nom approuvé par le RECA.',
  'ab-team-name':
    'Le nom d’une équipe ne peut ressembler à celui d’une agence : il ne contient ni « realty », ni « real estate », ni « corporation », ni « partnership ».',
  'ab-claim': `${claimFr} Vous devez pouvoir la démontrer.`,
  'ab-pages': 'Chaque page d’un site Web doit indiquer clairement le nom de l’agence.',
  'ab-size':
    'En 2018, le RECA a demandé que le nom de l’agence soit aussi grand que le vôtre et juste à côté. Cette règle a été suspendue en 2019.'
}

export const advertisingRuleMessages: Translated<typeof en> = { en, fr }
