import type { CostWords } from './cost-words-type.ts'
import { decimal, dollars } from './cost-numbers.ts'
import { formatDate } from './format-date.ts'

export const COSTS_IN_ENGLISH: CostWords = {
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
  premiumTaxWithoutPlace: 'choose where the home is to see it',
  stress: (rate) => `Payment at the stress test’s ${rate}`,
  assumed: ({ down, rate, years }) => `With ${down} down, at ${rate}, over ${years}.`,
  rateOf: (name, day) => `The rate is ${name}’s assumption of ${day}, not an offer.`,
  closingAssumed:
    'Fees for registering the mortgage and adjustments with the seller are not included. Add what you know of them to the other costs.',
  transferAssumed:
    'For a home of one or two units and a buyer who lives in the province. Where the assessed value is higher than the price, most places charge on that. Other exemptions, HST and taxes on foreign buyers are not included.',
  fixedRate: 'A fixed rate, compounded twice a year, as Canadian law requires.',
  longInsured:
    'Insured mortgages over more than 25 years are for first-time buyers and for newly built homes.',
  lowDown: (minimum, canInsure) =>
    `At this price the down payment has to be at least ${minimum}.${canInsure ? '' : ' A mortgage on a home of $1.5 million or more can’t be insured, so the minimum is 20%.'}`,
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
}
