import type { CalculatorKind, CostField, CostProblem } from '#rules/home-costs/ask-costs.ts'
import type { PaymentRhythm } from '#rules/home-costs/mortgage-payment.ts'
import type { TaxPlace } from '#rules/home-costs/places.ts'
import type { ChargeName } from '#rules/home-costs/transfer-tax-tables.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { groupDigits } from '#rules/money/group-digits.ts'
import { formatDate } from './format-date.ts'

/** What the calculators of a purchase say, on agents' websites and on our own. */
export type CostWords = {
  titles: Record<CalculatorKind, string>
  fields: Record<CostField, string>
  hints: Partial<Record<CostField, string>>
  problems: Record<CostProblem, string>
  rhythms: Record<PaymentRhythm, string>
  /** Payment of each rhythm. */
  payments: Record<PaymentRhythm, string>
  years: (count: number) => string
  places: Record<TaxPlace, string>
  choosePlace: string
  elsewhere: string
  firstTime: string
  calculate: string
  change: string
  /** Whole cents; the cents are left out where there are none. */
  money: (cents: number) => string
  /** Thousandths of a percent. */
  percent: (rate: number) => string
  charges: Record<ChargeName, string>
  relief: string
  transferTotal: string
  mortgage: string
  minimumDown: string
  premium: string
  premiumTax: string
  premiumTaxUnknown: string
  stress: (rate: string) => string
  assumed: (terms: { down: string; rate: string; years: string }) => string
  /** Of the rate that an agent set. */
  rateOf: (name: string, day: string) => string
  transferAssumed: string
  fixedRate: string
  longInsured: string
  lowDown: (minimum: string, canInsure: boolean) => string
  highDown: string
  tooLong: (years: string) => string
  stale: string
  unknown: string
  unknownAbove: (amount: string) => string
  noPlace: string
  needsRate: string
  down: string
  cash: string
  cashUnknown: string
  checked: (day: string) => string
  /** Above a home's costs. */
  costs: string
}

const BETWEEN = '\u00a0'

export const COST_WORDS: Record<SiteLanguage, CostWords> = {
  en: {
    titles: {
      payment: 'Mortgage payment',
      'land-transfer-tax': 'Land transfer tax',
      'closing-costs': 'Cash needed at closing'
    },
    fields: {
      price: 'Price',
      down: 'Down payment',
      rate: 'Interest rate, in percent a year',
      years: 'Amortization',
      every: 'Payment frequency',
      place: 'Where the home is',
      first: 'First-time buyer',
      legal: 'Legal or notary fees',
      inspection: 'Inspection and appraisal',
      other: 'Moving and other costs'
    },
    hints: {
      price: 'For example: $749,000',
      down: 'Dollars, or a percentage such as 10%. Left empty, it is 20%.',
      rate: 'For example: 4.5',
      legal: 'Your own estimate'
    },
    problems: {
      amount: 'Enter an amount in dollars, or leave it empty.',
      down: 'Enter an amount such as 90,000, or a percentage such as 10%.',
      high: 'Enter a price below one billion dollars.',
      missing: 'Enter this to see the result.',
      place: 'Choose where the home is.',
      price: 'Enter a price above zero, such as 749,000.',
      rate: 'Enter a rate between 0 and 30, such as 4.5.',
      years: 'Choose the number of years.'
    },
    rhythms: { monthly: 'Monthly', 'bi-weekly': 'Every two weeks', weekly: 'Weekly' },
    payments: {
      monthly: 'Payment each month',
      'bi-weekly': 'Payment every two weeks',
      weekly: 'Payment each week'
    },
    years: (count) => `${count} ${count === 1 ? 'year' : 'years'}`,
    places: {
      AB: 'Alberta',
      BC: 'British Columbia',
      MB: 'Manitoba',
      NB: 'New Brunswick',
      NL: 'Newfoundland and Labrador',
      'NS-halifax': 'Nova Scotia: Halifax',
      'NS-cape-breton': 'Nova Scotia: Cape Breton Regional Municipality',
      ON: 'Ontario, outside Toronto',
      'ON-toronto': 'Ontario: Toronto',
      PE: 'Prince Edward Island',
      QC: 'Quebec, outside Montréal',
      'QC-montreal': 'Quebec: Montréal',
      SK: 'Saskatchewan'
    },
    choosePlace: 'Choose a place',
    elsewhere: 'Somewhere else in Canada',
    firstTime: 'Every buyer is a first-time buyer who qualifies for the province’s relief',
    calculate: 'Calculate',
    change: 'Change the assumptions',
    money: (cents) => `$${dollars(cents, ',', '.')}`,
    percent: (rate) => `${decimal(rate, '.')}%`,
    charges: {
      alberta: 'Alberta’s fee for registering the transfer',
      britishColumbia: 'British Columbia’s property transfer tax',
      capeBreton: 'Cape Breton’s deed transfer tax',
      halifax: 'Halifax’s deed transfer tax',
      manitoba: 'Manitoba’s land transfer tax',
      montreal: 'Montréal’s transfer duties (welcome tax)',
      newBrunswick: 'New Brunswick’s real property transfer tax',
      newfoundland: 'Newfoundland and Labrador’s fee for registering the deed',
      ontario: 'Ontario’s land transfer tax',
      princeEdwardIsland: 'Prince Edward Island’s real property transfer tax',
      saskatchewan: 'Saskatchewan’s fee for the title',
      quebec: 'Transfer duties (welcome tax)',
      toronto: 'Toronto’s municipal land transfer tax'
    },
    relief: 'Relief for first-time buyers',
    transferTotal: 'Total',
    mortgage: 'Mortgage',
    minimumDown: 'Minimum down payment at this price',
    premium: 'Mortgage default insurance, included in the mortgage',
    premiumTax: 'Provincial tax on the insurance, paid in cash',
    premiumTaxUnknown: 'unknown for this province',
    stress: (rate) => `Payment at the stress test’s ${rate}`,
    assumed: ({ down, rate, years }) => `With ${down} down, at ${rate}, over ${years}.`,
    rateOf: (name, day) => `The rate is ${name}’s assumption of ${day}, not an offer.`,
    transferAssumed:
      'For a home of one or two units and a buyer who lives in the province. Where the assessed value is higher than the price, most places charge on that. Other exemptions, HST and taxes on foreign buyers are not included.',
    fixedRate: 'A fixed rate, compounded twice a year as Canadian law has it.',
    longInsured:
      'Insured mortgages over more than 25 years are for first-time buyers and for newly built homes.',
    lowDown: (minimum, canInsure) =>
      `At this price the down payment has to be at least ${minimum}.${canInsure ? '' : ' From $1.5 million on, a mortgage can’t be insured, so 20% is the least.'}`,
    highDown: 'The down payment covers the whole price, so there is no mortgage.',
    tooLong: (years) => `With less than 20% down, a mortgage runs over ${years} at most.`,
    stale:
      'We don’t show this result at the moment: the figures behind it are due to be checked against their source.',
    unknown: 'We don’t have this place’s figures.',
    unknownAbove: (amount) => `We don’t have this place’s figures for prices above ${amount}.`,
    noPlace: 'We don’t have this place’s figures.',
    needsRate: 'Enter an interest rate to see the payment.',
    down: 'Down payment',
    cash: 'Cash needed at closing',
    cashUnknown: 'There is no total, since a part of it isn’t known.',
    checked: (day) => `Figures checked on ${formatDate('en-CA', day)}. Sources:`,
    costs: 'What it would cost'
  },
  fr: {
    titles: {
      payment: 'Versement hypothécaire',
      'land-transfer-tax': 'Droits de mutation',
      'closing-costs': 'Comptant requis à la clôture'
    },
    fields: {
      price: 'Prix',
      down: 'Mise de fonds',
      rate: 'Taux d’intérêt, en pourcentage par an',
      years: 'Amortissement',
      every: 'Fréquence des versements',
      place: 'Où se trouve la propriété',
      first: 'Premier acheteur',
      legal: 'Honoraires de notaire ou d’avocat',
      inspection: 'Inspection et évaluation',
      other: 'Déménagement et autres frais'
    },
    hints: {
      price: `Par exemple${BETWEEN}: 749${BETWEEN}000${BETWEEN}$`,
      down: `En dollars, ou un pourcentage comme 10${BETWEEN}%. Si le champ est vide${BETWEEN}: 20${BETWEEN}%.`,
      rate: `Par exemple${BETWEEN}: 4,5`,
      legal: 'Votre propre estimation'
    },
    problems: {
      amount: 'Entrez un montant en dollars ou laissez le champ vide.',
      down: `Entrez un montant comme 90${BETWEEN}000, ou un pourcentage comme 10${BETWEEN}%.`,
      high: 'Entrez un prix inférieur à un milliard de dollars.',
      missing: 'Remplissez ce champ pour voir le résultat.',
      place: 'Choisissez où se trouve la propriété.',
      price: `Entrez un prix supérieur à zéro, comme 749${BETWEEN}000.`,
      rate: 'Entrez un taux entre 0 et 30, comme 4,5.',
      years: 'Choisissez le nombre d’années.'
    },
    rhythms: {
      monthly: 'Chaque mois',
      'bi-weekly': 'Toutes les deux semaines',
      weekly: 'Chaque semaine'
    },
    payments: {
      monthly: 'Versement mensuel',
      'bi-weekly': 'Versement aux deux semaines',
      weekly: 'Versement hebdomadaire'
    },
    years: (count) => `${count}${BETWEEN}${count === 1 ? 'an' : 'ans'}`,
    places: {
      AB: 'Alberta',
      BC: 'Colombie-Britannique',
      MB: 'Manitoba',
      NB: 'Nouveau-Brunswick',
      NL: 'Terre-Neuve-et-Labrador',
      'NS-halifax': `Nouvelle-Écosse${BETWEEN}: Halifax`,
      'NS-cape-breton': `Nouvelle-Écosse${BETWEEN}: municipalité régionale du Cap-Breton`,
      ON: 'Ontario, hors de Toronto',
      'ON-toronto': `Ontario${BETWEEN}: Toronto`,
      PE: 'Île-du-Prince-Édouard',
      QC: 'Québec, hors de Montréal',
      'QC-montreal': `Québec${BETWEEN}: Montréal`,
      SK: 'Saskatchewan'
    },
    choosePlace: 'Choisissez un endroit',
    elsewhere: 'Ailleurs au Canada',
    firstTime:
      'Tous les acheteurs en sont à leur premier achat et ont droit à l’allègement de la province',
    calculate: 'Calculer',
    change: 'Modifier les hypothèses',
    money: (cents) => `${dollars(cents, BETWEEN, ',')}${BETWEEN}$`,
    percent: (rate) => `${decimal(rate, ',')}${BETWEEN}%`,
    charges: {
      alberta: 'Frais d’enregistrement du transfert en Alberta',
      britishColumbia: 'Taxe sur les transferts de propriété de la Colombie-Britannique',
      capeBreton: 'Taxe sur les actes de transfert du Cap-Breton',
      halifax: 'Taxe sur les actes de transfert de Halifax',
      manitoba: 'Taxe sur les transferts fonciers du Manitoba',
      montreal: 'Droits de mutation de Montréal (taxe de bienvenue)',
      newBrunswick: 'Taxe sur le transfert de biens réels du Nouveau-Brunswick',
      newfoundland: 'Frais d’enregistrement de l’acte à Terre-Neuve-et-Labrador',
      ontario: 'Droits de cession immobilière de l’Ontario',
      princeEdwardIsland: 'Taxe sur le transfert de biens réels de l’Île-du-Prince-Édouard',
      saskatchewan: 'Frais du titre en Saskatchewan',
      quebec: 'Droits de mutation (taxe de bienvenue)',
      toronto: 'Droits de cession immobilière municipaux de Toronto'
    },
    relief: 'Allègement pour un premier achat',
    transferTotal: 'Total',
    mortgage: 'Prêt hypothécaire',
    minimumDown: 'Mise de fonds minimale à ce prix',
    premium: 'Assurance prêt hypothécaire, incluse dans le prêt',
    premiumTax: 'Taxe provinciale sur l’assurance, payée comptant',
    premiumTaxUnknown: 'inconnue pour cette province',
    stress: (rate) => `Versement au taux admissible minimal de ${rate}`,
    assumed: ({ down, rate, years }) =>
      `Avec une mise de fonds de ${down}, à ${rate}, sur ${years}.`,
    rateOf: (name, day) => `Le taux est une hypothèse de ${name} du ${day}, pas une offre.`,
    transferAssumed:
      'Pour une propriété d’un ou deux logements et un acheteur qui habite la province. Si la valeur au rôle dépasse le prix, c’est elle qui compte le plus souvent. Les autres exemptions, les taxes de vente et les taxes visant les acheteurs étrangers ne sont pas comprises.',
    fixedRate: 'Taux fixe, composé deux fois par an comme le veut la loi canadienne.',
    longInsured:
      'Les prêts assurés de plus de 25 ans sont réservés au premier achat et aux constructions neuves.',
    lowDown: (minimum, canInsure) =>
      `À ce prix, la mise de fonds est d’au moins ${minimum}.${canInsure ? '' : ` À partir de 1,5${BETWEEN}million${BETWEEN}$, un prêt ne peut pas être assuré${BETWEEN}: il faut au moins 20${BETWEEN}%.`}`,
    highDown: 'La mise de fonds couvre tout le prix, il n’y a donc pas de prêt hypothécaire.',
    tooLong: (years) =>
      `Avec moins de 20${BETWEEN}% de mise de fonds, un prêt s’étend sur ${years} au plus.`,
    stale:
      'Ce résultat n’est pas affiché pour le moment\u00a0: les chiffres utilisés doivent être vérifiés de nouveau à leur source.',
    unknown: 'Nous n’avons pas les chiffres de cet endroit.',
    unknownAbove: (amount) =>
      `Nous n’avons pas les chiffres de cet endroit pour un prix supérieur à ${amount}.`,
    noPlace: 'Nous n’avons pas les chiffres de cet endroit.',
    needsRate: 'Entrez un taux d’intérêt pour voir le versement.',
    down: 'Mise de fonds',
    cash: 'Comptant requis à la clôture',
    cashUnknown: 'Il n’y a pas de total, car une partie n’est pas connue.',
    checked: (day) => `Chiffres vérifiés le ${formatDate('fr-CA', day)}. Sources${BETWEEN}:`,
    costs: 'Ce que coûterait l’achat'
  }
}

function dollars(cents: number, group: string, point: string): string {
  const whole = groupDigits(Math.floor(cents / 100), group)
  const rest = cents % 100
  return rest === 0 ? whole : `${whole}${point}${String(rest).padStart(2, '0')}`
}

/** 4880 as '4.88'. */
function decimal(rate: number, point: string): string {
  return String(rate / 1000).replace('.', point)
}
