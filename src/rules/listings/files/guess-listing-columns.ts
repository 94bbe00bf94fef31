import { type Columns, columnsByHeading } from '../../content/file-columns.ts'
import { LISTING_COLUMNS, type ListingColumn } from './imported-fields.ts'
import { PART_COLUMNS, partOf } from './part-columns.ts'

type Language = 'en' | 'fr'

/** RESO's names, then what boards and spreadsheets call the same in English and French, the likeliest first. */
const HEADINGS: Record<ListingColumn, readonly string[]> = {
  ListingId: [
    'listingid',
    'listing id',
    'mls number',
    'mls',
    'mls no',
    'mls id',
    'no mls',
    'numero mls',
    'no centris',
    'centris',
    'numero centris',
    'listing number'
  ],
  ListingKey: ['listingkey', 'listingkeynumeric', 'listing key'],
  StandardStatus: ['standardstatus', 'standard status', 'mlsstatus', 'status', 'statut', 'etat'],
  ListPrice: [
    'listprice',
    'list price',
    'asking price',
    'price',
    'prix demande',
    'prix inscrit',
    'prix de vente demande',
    'prix'
  ],
  PropertySubType: [
    'propertysubtype',
    'property sub type',
    'property subtype',
    'structuretype',
    'property type',
    'type of property',
    'home type',
    'type de propriete',
    'genre de propriete',
    'categorie',
    'type'
  ],
  UnparsedAddress: [
    'unparsedaddress',
    'street address',
    'civic address',
    'address',
    'adresse civique',
    'adresse'
  ],
  StreetNumber: [
    'streetnumber',
    'streetnumbernumeric',
    'street number',
    'street no',
    'house number',
    'numero civique',
    'no civique'
  ],
  StreetDirPrefix: ['streetdirprefix'],
  StreetName: ['streetname', 'street name', 'street', 'nom de la rue', 'nom de rue', 'rue'],
  StreetSuffix: ['streetsuffix', 'street suffix', 'street type'],
  StreetDirSuffix: ['streetdirsuffix', 'street direction'],
  UnitNumber: ['unitnumber', 'unit number', 'unit', 'apt', 'suite', 'appartement', 'app', 'unite'],
  City: ['city', 'city or town', 'town', 'municipality', 'ville', 'municipalite'],
  CityRegion: [
    'cityregion',
    'subdivisionname',
    'neighbourhood',
    'neighborhood',
    'community',
    'area',
    'quartier',
    'arrondissement',
    'secteur'
  ],
  StateOrProvince: ['stateorprovince', 'province', 'state'],
  PostalCode: ['postalcode', 'postal code', 'code postal', 'zip'],
  BedroomsTotal: [
    'bedroomstotal',
    'bedrooms',
    'beds',
    'bedrooms total',
    'total bedrooms',
    'chambres',
    'nombre de chambres',
    'chambres a coucher',
    'cac'
  ],
  BathroomsTotalInteger: [
    'bathroomstotalinteger',
    'bathrooms',
    'baths',
    'washrooms',
    'bathrooms total',
    'salles de bain',
    'salles de bains',
    'sdb'
  ],
  LivingArea: [
    'livingarea',
    'living area',
    'square feet',
    'sqft',
    'sq ft',
    'size',
    'superficie habitable',
    'aire habitable',
    'surface habitable',
    'pieds carres',
    'superficie'
  ],
  LivingAreaUnits: ['livingareaunits', 'living area units', 'unite de superficie habitable'],
  title_en: ['title en', 'title', 'headline'],
  title_fr: ['title fr', 'titre'],
  PublicRemarks_en: [
    'publicremarks en',
    'publicremarks',
    'public remarks',
    'remarks',
    'description'
  ],
  PublicRemarks_fr: ['publicremarks fr', 'remarques', 'description fr', 'description francaise'],
  Latitude: ['latitude', 'lat'],
  Longitude: ['longitude', 'lng', 'lon', 'long'],
  InternetAddressDisplayYN: ['internetaddressdisplayyn', 'show address', 'afficher l adresse'],
  InternetEntireListingDisplayYN: ['internetentirelistingdisplayyn'],
  LotSizeArea: [
    'lotsizearea',
    'lotsizesquarefeet',
    'lot size',
    'lot area',
    'superficie du terrain',
    'superficie terrain'
  ],
  LotSizeUnits: ['lotsizeunits', 'lot size units', 'unite de superficie du terrain'],
  LotSizeDimensions: [
    'lotsizedimensions',
    'lot dimensions',
    'dimensions du terrain',
    'dimensions terrain'
  ],
  YearBuilt: ['yearbuilt', 'year built', 'built', 'annee de construction'],
  ParkingTotal: [
    'parkingtotal',
    'parking',
    'parking spaces',
    'total parking',
    'stationnement',
    'stationnements'
  ],
  TaxAnnualAmount: [
    'taxannualamount',
    'property tax',
    'property taxes',
    'taxes',
    'taxes municipales'
  ],
  TaxYear: ['taxyear', 'tax year', 'annee des taxes'],
  AssociationFee: [
    'associationfee',
    'condo fee',
    'maintenance fee',
    'strata fee',
    'frais de copropriete',
    'frais de condo'
  ],
  AssociationFeeFrequency: [
    'associationfeefrequency',
    'association fee frequency',
    'condo fee frequency',
    'maintenance fee frequency',
    'frequence des frais'
  ],
  features: ['features', 'amenities', 'caracteristiques', 'inclusions'],
  Rooms: ['propertyrooms'],
  OpenHouse: ['openhouses'],
  VirtualTourURLUnbranded: ['virtualtoururlunbranded', 'virtual tour', 'visite virtuelle'],
  OnMarketDate: [
    'onmarketdate',
    'listingcontractdate',
    'originalentrytimestamp',
    'list date',
    'listed on',
    'date d inscription',
    'date de mise en vente'
  ],
  TransactionType: [
    'transactiontype',
    'transaction type',
    'type of transaction',
    'sale or lease',
    'sale or rent',
    'type de transaction',
    'vente ou location'
  ],
  ClosePrice: ['closeprice', 'sold price', 'sale price', 'prix vendu', 'prix de vente'],
  CloseDate: ['closedate', 'closing date', 'sold date', 'date de vente', 'date de cloture']
}

/** Texts whose heading doesn't tell their language are in the website's. */
const IN_ANY_LANGUAGE = { title: HEADINGS.title_en, remarks: HEADINGS.PublicRemarks_en }

/** Guesses by the headings; `language` is the website's. */
export function guessListingColumns(
  headings: readonly string[],
  language: Language
): Columns<ListingColumn> {
  const { remarks, title } = IN_ANY_LANGUAGE
  const french = {
    ...HEADINGS,
    title_en: ['title en', 'english title'],
    title_fr: [...HEADINGS.title_fr, ...title],
    PublicRemarks_en: ['publicremarks en', 'english description'],
    PublicRemarks_fr: [...HEADINGS.PublicRemarks_fr, ...remarks]
  }
  const columns = columnsByHeading(LISTING_COLUMNS, language === 'fr' ? french : HEADINGS, headings)
  const parts = headings.map(partOf)
  for (const of of PART_COLUMNS) {
    const first = parts.findIndex((part) => part?.of === of)
    if (columns[of] === undefined && first >= 0) columns[of] = first
  }
  return columns
}
