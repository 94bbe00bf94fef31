import type { HomeFeature } from '#rules/listings/home-features.ts'
import type { PropertySubType } from '#rules/listings/home-type.ts'
import type { ListingStatus } from '#rules/listings/listing-status.ts'
import type { AreaUnit } from '#rules/listings/square-feet.ts'
import type { PROVINCES } from '#rules/provinces.ts'
import type { Translated } from '../language.ts'

type Labels = {
  statuses: Record<ListingStatus, string>
  types: Record<PropertySubType, string>
  features: Record<HomeFeature, string>
  units: Record<AreaUnit, string>
  documents: Record<'Document' | 'Floor Plan', string>
  provinces: Record<(typeof PROVINCES)[number], string>
}

/** What the values of a listing's fields are called in the dashboard. */
const en: Labels = {
  statuses: {
    Draft: 'Draft',
    'Coming Soon': 'Coming soon',
    Active: 'For sale',
    Conditional: 'Conditional',
    Sold: 'Sold',
    Exclusive: 'Exclusive',
    Expired: 'Expired'
  },
  types: {
    'Single Family Residence': 'House',
    Townhouse: 'Townhouse',
    Condominium: 'Condo',
    Duplex: 'Duplex',
    Triplex: 'Triplex',
    Quadruplex: 'Fourplex',
    'Multi Family': 'Multi-family',
    Cabin: 'Cottage or cabin',
    'Manufactured Home': 'Manufactured home',
    Farm: 'Farm',
    'Unimproved Land': 'Vacant land'
  },
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
  },
  units: {
    'Square Feet': 'square feet',
    'Square Meters': 'square metres',
    Acres: 'acres',
    Hectares: 'hectares'
  },
  documents: { Document: 'Document', 'Floor Plan': 'Floor plan' },
  provinces: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon'
  }
}

const fr: Labels = {
  statuses: {
    Draft: 'Brouillon',
    'Coming Soon': 'Bientôt à vendre',
    Active: 'À vendre',
    Conditional: 'Vendu conditionnellement',
    Sold: 'Vendu',
    Exclusive: 'Exclusivité',
    Expired: 'Expiré'
  },
  types: {
    'Single Family Residence': 'Maison',
    Townhouse: 'Maison en rangée',
    Condominium: 'Copropriété',
    Duplex: 'Duplex',
    Triplex: 'Triplex',
    Quadruplex: 'Quadruplex',
    'Multi Family': 'Multifamilial',
    Cabin: 'Chalet',
    'Manufactured Home': 'Maison préfabriquée',
    Farm: 'Ferme',
    'Unimproved Land': 'Terrain vacant'
  },
  features: {
    airConditioning: 'Climatisation',
    balcony: 'Balcon',
    basementFinished: 'Sous-sol aménagé',
    elevator: 'Ascenseur',
    fireplace: 'Foyer',
    garage: 'Garage',
    garden: 'Jardin',
    gym: 'Salle d’exercice',
    parking: 'Stationnement',
    pool: 'Piscine',
    secondSuite: 'Second logement',
    waterfront: 'Bord de l’eau'
  },
  units: {
    'Square Feet': 'pieds carrés',
    'Square Meters': 'mètres carrés',
    Acres: 'acres',
    Hectares: 'hectares'
  },
  documents: { Document: 'Document', 'Floor Plan': 'Plan d’étage' },
  provinces: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon'
  }
}

export const listingLabels: Translated<Labels> = { en, fr }
