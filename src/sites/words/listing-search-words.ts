import { ofInFrench } from '#rules/french-elision.ts'
import { groupDigits } from '#rules/money/group-digits.ts'
import type { SearchSort } from '#rules/listings/search/listing-search.ts'
import { YEARS } from '#rules/listings/search/read-listing-search.ts'
import type { SearchFigure } from '#rules/listings/search/unread-figures.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** What the search of homes says. */
type ListingSearchWords = {
  title: string
  description: (name: string, place: string) => string
  words: string
  wordsHint: string
  area: string
  anyArea: string
  type: string
  min: string
  max: string
  beds: string
  baths: string
  any: string
  orMore: (count: number) => string
  /** With the number of choices made. */
  filters: (count: number) => string
  more: string
  size: string
  lot: string
  built: string
  features: string
  open: string
  new: string
  status: string
  statuses: Record<'for-sale' | 'sold', string>
  sort: string
  sorts: Record<SearchSort, string>
  /** What was chosen, where a search is named. */
  chosen: Record<'from' | 'lot' | 'size' | 'upTo' | 'words', (said: string) => string> & {
    drawn: string
  }
  /** Beside a figure that can't be read: what to write. */
  unread: Record<SearchFigure, string>
  submit: string
  clear: string
  /** With the number of homes that a choice would find. */
  counted: (label: string, count: number) => string
  found: (total: number) => string
  none: string
  noneHint: string
  /** Sold homes were asked for, of which visitors see the agent's own alone. */
  noneSold: (name: string) => string
  pages: string
  page: (page: number, pages: number) => string
  before: string
  next: string
  showMore: string
  /** Above the results of a rectangle or a drawn shape, before the link that leaves it out. */
  onlyHere: string
  everywhere: string
}

const BETWEEN = '\u00a0'

export const LISTING_SEARCH_WORDS: Record<SiteLanguage, ListingSearchWords> = {
  en: {
    title: 'Homes for sale',
    description: (name, place) =>
      `Homes for sale${place === '' ? '' : ` around ${place}`}, from ${name}: by price, type, size and open house.`,
    words: 'Street, area or MLS® number',
    wordsHint: 'For example: Elm Street',
    area: 'Area',
    anyArea: 'Any area',
    type: 'Home type',
    min: 'Price from',
    max: 'Price up to',
    beds: 'Bedrooms',
    baths: 'Bathrooms',
    any: 'Any',
    orMore: (count) => `${count} or more`,
    filters: (count) => (count === 0 ? 'Filters' : `Filters (${count})`),
    more: 'More choices',
    size: 'Living area from (sq ft)',
    lot: 'Lot from (sq ft)',
    built: 'Built since',
    features: 'Features',
    open: 'Open house this weekend',
    new: 'New this week',
    status: 'For sale or sold',
    statuses: { 'for-sale': 'For sale', sold: 'Sold' },
    sort: 'Sort by',
    sorts: {
      newest: 'Newest first',
      'price-low': 'Lowest price first',
      'price-high': 'Highest price first',
      size: 'Largest first'
    },
    chosen: {
      from: (price) => `From ${price}`,
      upTo: (price) => `Up to ${price}`,
      size: (area) => `At least ${area}`,
      lot: (area) => `Lot of at least ${area}`,
      words: (typed) => `“${typed}”`,
      drawn: 'Within an area on the map'
    },
    unread: {
      min: 'Enter a price above zero, such as 450,000.',
      max: 'Enter a price above zero, such as 750,000.',
      size: 'Enter a whole number of square feet, such as 1,500.',
      lot: 'Enter a whole number of square feet, such as 4,000.',
      built: `Enter a year from ${YEARS.from} to ${YEARS.to}, such as 1990.`
    },
    submit: 'Show homes',
    clear: 'Clear all choices',
    counted: (label, count) => `${label} (${groupDigits(count)})`,
    found: (total) => (total === 1 ? '1 home' : `${groupDigits(total)} homes`),
    none: 'No home fits all of these choices.',
    noneHint: 'Try a higher price, fewer bedrooms or a larger area.',
    noneSold: (name) =>
      `Only ${name}’s own sold homes are shown here, and none fits these choices.`,
    pages: 'Pages of results',
    page: (page, pages) => `Page ${page} of ${pages}`,
    before: 'Previous page',
    next: 'Next page',
    showMore: 'Show more homes',
    onlyHere: 'Only homes in the area chosen on the map are shown.',
    everywhere: 'Search everywhere'
  },
  fr: {
    title: 'Propriétés à vendre',
    description: (name, place) =>
      `Propriétés à vendre${place === '' ? '' : ` dans le secteur ${ofInFrench(place)}`}, avec ${name} : par prix, type, superficie et visite libre.`,
    words: 'Rue, secteur ou numéro MLS®',
    wordsHint: 'Par exemple : rue des Ormes',
    area: 'Secteur',
    anyArea: 'Tous les secteurs',
    type: 'Type de propriété',
    min: 'Prix à partir de',
    max: 'Prix jusqu’à',
    beds: 'Chambres',
    baths: 'Salles de bain',
    any: 'Peu importe',
    orMore: (count) => `${count} ou plus`,
    filters: (count) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
    more: 'Plus de choix',
    size: 'Superficie habitable minimale (pi²)',
    lot: 'Terrain minimal (pi²)',
    built: 'Construite depuis',
    features: 'Commodités',
    open: 'Visite libre cette fin de semaine',
    new: 'Nouveautés de la semaine',
    status: 'À vendre ou vendues',
    statuses: { 'for-sale': 'À vendre', sold: 'Vendues' },
    sort: 'Trier par',
    sorts: {
      newest: 'Plus récentes d’abord',
      'price-low': 'Prix croissant',
      'price-high': 'Prix décroissant',
      size: 'Plus grandes d’abord'
    },
    chosen: {
      from: (price) => `À partir de ${price}`,
      upTo: (price) => `Jusqu’à ${price}`,
      size: (area) => `Au moins ${area}`,
      lot: (area) => `Terrain d’au moins ${area}`,
      words: (typed) => `«${BETWEEN}${typed}${BETWEEN}»`,
      drawn: 'Dans un secteur de la carte'
    },
    unread: {
      min: `Entrez un prix supérieur à zéro, comme 450${BETWEEN}000.`,
      max: `Entrez un prix supérieur à zéro, comme 750${BETWEEN}000.`,
      size: `Entrez un nombre entier de pieds carrés, comme 1${BETWEEN}500.`,
      lot: `Entrez un nombre entier de pieds carrés, comme 4${BETWEEN}000.`,
      built: `Entrez une année de ${YEARS.from} à ${YEARS.to}, comme 1990.`
    },
    submit: 'Voir les propriétés',
    clear: 'Effacer tous les choix',
    counted: (label, count) => `${label} (${groupDigits(count, BETWEEN)})`,
    found: (total) => (total === 1 ? '1 propriété' : `${groupDigits(total, BETWEEN)} propriétés`),
    none: 'Aucune propriété ne répond à tous ces choix.',
    noneHint: 'Essayez un prix plus élevé, moins de chambres ou un secteur plus vaste.',
    noneSold: (name) =>
      `Seules les propriétés vendues par ${name} sont affichées ici, et aucune ne répond à ces choix.`,
    pages: 'Pages de résultats',
    page: (page, pages) => `Page ${page} de ${pages}`,
    before: 'Page précédente',
    next: 'Page suivante',
    showMore: 'Voir plus de propriétés',
    onlyHere: 'Seules les propriétés du secteur choisi sur la carte sont affichées.',
    everywhere: 'Chercher partout'
  }
}
