import type { PROVINCES } from '../../provinces.ts'
import type { HomeFeature } from '../home-features.ts'
import type { PropertySubType } from '../home-type.ts'
import type { ListingStatus } from '../listing-status.ts'
import type { AREA_UNITS, FLOOR_UNITS } from '../square-feet.ts'

export type Province = (typeof PROVINCES)[number]

type Line = { en: string; fr: string }
export type ImportedRoom = { RoomType: Line; RoomLevel: Line; RoomDimensions: string }
/** At the clock of the home: '2026-11-28', '14:00', '16:00'. */
export type ImportedOpenHouse = {
  OpenHouseDate: string
  OpenHouseStartTime: string
  OpenHouseEndTime: string
  OpenHouseRemarks: Line
}

/** The fields that a file can fill; null and '' for an empty cell. */
export type ImportedFields = {
  MlsStatus: ListingStatus
  ListingId: string
  ListPrice: number | null
  PropertySubType: PropertySubType
  title_en: string
  title_fr: string
  PublicRemarks_en: string
  PublicRemarks_fr: string
  UnparsedAddress: string
  UnitNumber: string
  City: string
  CityRegion: string
  StateOrProvince: Province
  PostalCode: string
  Latitude: number | null
  Longitude: number | null
  InternetAddressDisplayYN: boolean
  BedroomsTotal: number | null
  BathroomsTotalInteger: number | null
  LivingArea: number | null
  LivingAreaUnits: (typeof FLOOR_UNITS)[number]
  LotSizeArea: number | null
  LotSizeUnits: (typeof AREA_UNITS)[number]
  LotSizeDimensions: string
  YearBuilt: number | null
  ParkingTotal: number | null
  TaxAnnualAmount: number | null
  TaxYear: number | null
  AssociationFee: number | null
  features: HomeFeature[]
  Rooms: ImportedRoom[]
  VirtualTourURLUnbranded: string
  openHouses: ImportedOpenHouse[]
  ClosePrice: number | null
  CloseDate: string | null
}
export type ImportedField = keyof ImportedFields

/** What a column can be, in the order in which the screen asks for it; names are RESO's where it has one. */
export const LISTING_COLUMNS = [
  'ListingId',
  'StandardStatus',
  'ListPrice',
  'PropertySubType',
  'UnparsedAddress',
  'UnitNumber',
  'City',
  'StateOrProvince',
  'BedroomsTotal',
  'BathroomsTotalInteger',
  'PublicRemarks_en',
  'PublicRemarks_fr',
  'ListingKey',
  'StreetNumber',
  'StreetDirPrefix',
  'StreetName',
  'StreetSuffix',
  'StreetDirSuffix',
  'CityRegion',
  'PostalCode',
  'LivingArea',
  'LivingAreaUnits',
  'title_en',
  'title_fr',
  'Latitude',
  'Longitude',
  'InternetAddressDisplayYN',
  'InternetEntireListingDisplayYN',
  'LotSizeArea',
  'LotSizeUnits',
  'LotSizeDimensions',
  'YearBuilt',
  'ParkingTotal',
  'TaxAnnualAmount',
  'TaxYear',
  'AssociationFee',
  'AssociationFeeFrequency',
  'features',
  'Rooms',
  'OpenHouse',
  'VirtualTourURLUnbranded',
  'OnMarketDate',
  'TransactionType',
  'ClosePrice',
  'CloseDate'
] as const
export type ListingColumn = (typeof LISTING_COLUMNS)[number]
export type ListingCells = { [Column in ListingColumn]?: string | undefined }

/** Why a row isn't imported. */
export const LISTING_ROW_PROBLEMS = [
  'deleted',
  'for_rent',
  'full',
  'own',
  'price_high',
  'price_low',
  'price_unreadable',
  'province',
  'repeated',
  'unidentified'
] as const
export type ListingRowProblem = (typeof LISTING_ROW_PROBLEMS)[number]

/** What was done to a row that is imported all the same. */
export const LISTING_ROW_NOTES = [
  'display_off',
  'incomplete',
  'open_house_end',
  'open_houses_cut',
  'phone_removed',
  'pin_half',
  'pin_outside_canada',
  'pin_outside_province',
  'pin_swapped',
  'price_rounded',
  'remarks_cut',
  'rooms_cut',
  'status_unknown',
  'type_unknown'
] as const
export type ListingRowNote = (typeof LISTING_ROW_NOTES)[number]

/** What every row is that doesn't say it. */
export type ImportDefaults = {
  MlsStatus: ListingStatus
  PropertySubType: PropertySubType
  StateOrProvince: Province
}
