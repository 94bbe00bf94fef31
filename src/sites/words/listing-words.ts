import { groupDigits } from '#rules/money/group-digits.ts'
import type { HomeFeature } from '#rules/listings/home-features.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { formatWeekday } from './format-date.ts'

type OpenHouseTimes = {
  OpenHouseDate: string
  OpenHouseStartTime: string
  OpenHouseEndTime: string
}

/** What the page of a listing says itself, and its card beside what every card says. */
type ListingWords = {
  /** A price that fell, with the one before. */
  before: (price: string, was: string) => string
  /** The brokerage and its agent; either may be missing. */
  listedBy: (agent: string, brokerage: string) => string
  poweredBy: string
  providedBy: (board: string) => string
  /** A day in words, '14:30', and the zone's abbreviation. */
  refreshed: (date: string, time: string, zone: string) => string
  trademarks: string
  openHouse: string
  openHouses: string
  openHouseAt: (times: OpenHouseTimes) => string
  addToCalendar: string
  facts: string
  description: string
  rooms: string
  room: string
  level: string
  dimensions: string
  /** '4.8 m x 4.3 m', as a feed or an agent wrote it. */
  dimensionsOf: (written: string) => string
  photos: (title: string) => string
  /** Of one that nobody has described. */
  photo: (number: number, title: string) => string
  viewer: Record<'close' | 'next' | 'previous', string> & {
    place: (number: number, total: number) => string
  }
  tour: string
  files: string
  tourAndFiles: string
  documents: Record<'Document' | 'Floor Plan', string>
  similar: string
  map: string
  updated: (date: string) => string
  /** Beside the page's QR code. */
  code: string
  codeOf: (address: string) => string
  showing: string
  fact: Record<
    | 'mls'
    | 'type'
    | 'beds'
    | 'baths'
    | 'size'
    | 'lot'
    | 'built'
    | 'parking'
    | 'taxes'
    | 'fee'
    | 'features'
    | 'closed',
    string
  >
  aYear: (amount: string, year: number | null) => string
  aMonth: (amount: string) => string
  squareFeet: (area: number) => string
  features: Record<HomeFeature, string>
}

const BETWEEN = '\u00a0'

export const LISTING_WORDS: Record<SiteLanguage, ListingWords> = {
  en: {
    before: (price, was) => `${price} (was ${was})`,
    listedBy: (agent, brokerage) => `Listed by ${[agent, brokerage].filter(Boolean).join(', ')}`,
    poweredBy: 'Powered by REALTOR.ca',
    providedBy: (board) => `Data provided by ${board}`,
    refreshed: (date, time, zone) =>
      `Data from the board, last updated on ${date}, ${englishTime(time)}${BETWEEN}${zone}`,
    trademarks:
      'The trademarks REALTOR®, REALTORS® and the REALTOR® logo are controlled by The Canadian Real Estate Association (CREA) and identify real estate professionals who are members of CREA. The trademarks MLS®, Multiple Listing Service® and the associated logos are owned by CREA and identify the quality of services provided by real estate professionals who are members of CREA.',
    openHouse: 'Open house',
    openHouses: 'Open houses',
    openHouseAt: ({ OpenHouseDate, OpenHouseEndTime, OpenHouseStartTime }) =>
      `${formatWeekday('en-CA', OpenHouseDate)}, ${englishTime(OpenHouseStartTime)} to ${englishTime(OpenHouseEndTime)}`,
    addToCalendar: 'Add to calendar',
    facts: 'Facts',
    description: 'About this home',
    rooms: 'Rooms',
    room: 'Room',
    level: 'Level',
    dimensions: 'Size',
    dimensionsOf: unbroken,
    photos: (title) => `Photos of ${title}`,
    photo: (number, title) => `Photo ${number} of ${title}`,
    viewer: {
      close: 'Close',
      next: 'Next',
      previous: 'Previous',
      place: (number, total) => `${number} of ${total}`
    },
    tour: 'Virtual tour',
    files: 'Documents',
    tourAndFiles: 'Tour and documents',
    documents: { Document: 'Document', 'Floor Plan': 'Floor plan' },
    similar: 'Similar homes',
    map: 'See on a map',
    updated: (date) => `Updated on ${date}`,
    code: 'Open this page on a phone:',
    codeOf: (address) => `QR code of ${address}`,
    showing: 'Book a showing',
    fact: {
      mls: 'MLS® number',
      type: 'Home type',
      beds: 'Bedrooms',
      baths: 'Bathrooms',
      size: 'Living area',
      lot: 'Lot',
      built: 'Built',
      parking: 'Parking spaces',
      taxes: 'Property taxes',
      fee: 'Condo or association fee',
      features: 'Features',
      closed: 'Closing'
    },
    aYear: (amount, year) => `${amount} a year${year === null ? '' : ` (${year})`}`,
    aMonth: (amount) => `${amount} a month`,
    squareFeet: (area) => `${groupDigits(area)} sq ft`,
    features: {
      airConditioning: 'Air conditioning',
      balcony: 'Balcony',
      basementFinished: 'Finished basement',
      elevator: 'Elevator',
      fireplace: 'Fireplace',
      garage: 'Garage',
      garden: 'Garden',
      gym: 'Gym',
      parking: 'Parking',
      pool: 'Pool',
      secondSuite: 'Second suite',
      waterfront: 'Waterfront'
    }
  },
  fr: {
    before: (price, was) => `${price} (auparavant ${was})`,
    listedBy: (agent, brokerage) =>
      `Inscription de ${[agent, brokerage].filter(Boolean).join(', ')}`,
    poweredBy: 'Propulsé par REALTOR.ca',
    providedBy: (board) => `Données fournies par : ${board}`,
    refreshed: (date, time, zone) =>
      `Données de la chambre immobilière, mises à jour le ${date}, ${frenchTime(time)}${BETWEEN}${zone}`,
    trademarks:
      'Les marques de commerce REALTOR®, REALTORS® et le logo REALTOR® sont contrôlés par L’Association canadienne de l’immobilier (ACI) et désignent les professionnels de l’immobilier qui sont membres de l’ACI. Les marques de commerce MLS®, Multiple Listing Service® et les logos connexes sont la propriété de l’ACI et mettent en valeur la qualité des services qu’offrent les professionnels de l’immobilier qui sont membres de l’ACI.',
    openHouse: 'Visite libre',
    openHouses: 'Visites libres',
    openHouseAt: ({ OpenHouseDate, OpenHouseEndTime, OpenHouseStartTime }) =>
      `${formatWeekday('fr-CA', OpenHouseDate)}, de ${frenchTime(OpenHouseStartTime)} à ${frenchTime(OpenHouseEndTime)}`,
    addToCalendar: 'Ajouter au calendrier',
    facts: 'Caractéristiques',
    description: 'Description',
    rooms: 'Pièces',
    room: 'Pièce',
    level: 'Étage',
    dimensions: 'Dimensions',
    dimensionsOf: (written) =>
      unbroken(written)
        .replaceAll(/(\d)\.(?=\d)/g, '$1,')
        .replaceAll(`${BETWEEN}ft`, `${BETWEEN}pi`),
    photos: (title) => `Photos : ${title}`,
    photo: (number, title) => `Photo ${number} : ${title}`,
    viewer: {
      close: 'Fermer',
      next: 'Suivante',
      previous: 'Précédente',
      place: (number, total) => `${number} sur ${total}`
    },
    tour: 'Visite virtuelle',
    files: 'Documents',
    tourAndFiles: 'Visite virtuelle et documents',
    documents: { Document: 'Document', 'Floor Plan': 'Plan d’étage' },
    similar: 'Propriétés semblables',
    map: 'Voir sur une carte',
    updated: (date) => `Mise à jour le ${date}`,
    code: 'Ouvrez cette page sur un téléphone\u00a0:',
    codeOf: (address) => `Code QR de ${address}`,
    showing: 'Demander une visite',
    fact: {
      mls: 'Numéro MLS®',
      type: 'Type de propriété',
      beds: 'Chambres',
      baths: 'Salles de bain',
      size: 'Superficie habitable',
      lot: 'Terrain',
      built: 'Construction',
      parking: 'Places de stationnement',
      taxes: 'Taxes municipales',
      fee: 'Frais de copropriété',
      features: 'Commodités',
      closed: 'Clôture'
    },
    aYear: (amount, year) => `${amount} par an${year === null ? '' : ` (${year})`}`,
    aMonth: (amount) => `${amount} par mois`,
    squareFeet: (area) => `${groupDigits(area, BETWEEN)}${BETWEEN}pi²`,
    features: {
      airConditioning: 'Climatisation',
      balcony: 'Balcon',
      basementFinished: 'Sous-sol aménagé',
      elevator: 'Ascenseur',
      fireplace: 'Foyer',
      garage: 'Garage',
      garden: 'Jardin',
      gym: 'Salle d’entraînement',
      parking: 'Stationnement',
      pool: 'Piscine',
      secondSuite: 'Logement accessoire',
      waterfront: 'Bord de l’eau'
    }
  }
}

/** Numbers stay with their units. */
function unbroken(written: string): string {
  return written.replaceAll(/(\d) (?=\p{L}+(?: |$))/gu, `$1${BETWEEN}`)
}

/** '14:30' as '2:30 p.m.'. */
function englishTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = minutes === 0 ? `${hours % 12 || 12}` : `${hours % 12 || 12}:${time.slice(3)}`
  return `${shown}${BETWEEN}${hours < 12 ? 'a.m.' : 'p.m.'}`
}

/** '14:30' as '14 h 30'. */
function frenchTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const after = minutes === 0 ? '' : `${BETWEEN}${time.slice(3)}`
  return `${hours}${BETWEEN}h${after}`
}
