import { ofInFrench } from '#rules/french-elision.ts'
import type { CostWords } from './cost-words-type.ts'
import { decimal, dollars } from './cost-numbers.ts'
import { formatDate } from './format-date.ts'

const BETWEEN = '\u00a0'

export const COSTS_IN_FRENCH: CostWords = {
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
    first: 'Acheteur d’une première propriété',
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
  premiumTaxWithoutPlace: 'choisissez où se trouve la propriété pour la voir',
  stress: (rate) => `Versement au taux admissible minimal de ${rate}`,
  assumed: ({ down, rate, years }) => `Avec une mise de fonds de ${down}, à ${rate}, sur ${years}.`,
  rateOf: (name, day) => `Le taux est une hypothèse ${ofInFrench(name)} du ${day}, pas une offre.`,
  closingAssumed:
    'Les frais d’inscription de l’hypothèque et les répartitions avec le vendeur ne sont pas compris. Ajoutez aux autres frais ce que vous en savez.',
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
