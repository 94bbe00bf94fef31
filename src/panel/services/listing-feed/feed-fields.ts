/** How a field's value is written: `lookup` is a name of a list, `lookups` are several, `list:` are records. */
export type FieldKind =
  | 'day'
  | 'flag'
  | 'integer'
  | 'key'
  | 'list:Media'
  | 'list:PropertyRoom'
  | 'list:SocialMedia'
  | 'lookup'
  | 'lookups'
  | 'number'
  | 'text'
  | 'time'

export type FeedEntity = keyof typeof GROUPS

/**
 * Every field of the REALTOR.ca DDF Web API, version 1.0 (May 2026), by the kind of its value. The
 * names are those of the RESO Data Dictionary; tests/proofs/ddf-document.test.ts compares them with
 * CREA's own description.
 */
const GROUPS = {
  Property: {
    key: `ListingKey ListOfficeKey CoListOfficeKey CoListOfficeKey2 CoListOfficeKey3 ListAgentKey
      CoListAgentKey CoListAgentKey2 CoListAgentKey3 ListAORKey`,
    lookup: `PropertySubType LeaseAmountFrequency LeasePerUnit PricePerUnit LotSizeUnits
      FrontageLengthNumericUnits AssociationFeeFrequency StandardStatus CommonInterest ListAOR
      StateOrProvince StreetDirPrefix StreetDirSuffix StreetSuffix Country BuildingAreaUnits
      AboveGradeFinishedAreaUnits AboveGradeFinishedAreaSource BelowGradeFinishedAreaUnits
      BelowGradeFinishedAreaSource LivingAreaUnits LivingAreaSource`,
    lookups: `DocumentsAvailable BusinessType View LotFeatures PoolFeatures RoadSurfaceType CurrentUse
      PossibleUse WaterfrontFeatures CommunityFeatures Fencing Appliances OtherEquipment
      SecurityFeatures ExistingLeaseType AssociationFeeIncludes BuildingFeatures FireplaceFeatures
      ArchitecturalStyle Heating FoundationDetails Basement ExteriorFeatures Flooring ParkingFeatures
      Cooling PropertyCondition Roof ConstructionMaterials AccessibilityFeatures StructureType
      Utilities IrrigationSource WaterSource Sewer Electric`,
    number: `LeaseAmount LotSizeArea FrontageLengthNumeric TotalActualRent AssociationFee ListPrice
      Latitude Longitude BuildingAreaTotal AboveGradeFinishedArea AboveGradeFinishedAreaMinimum
      AboveGradeFinishedAreaMaximum BelowGradeFinishedArea BelowGradeFinishedAreaMinimum
      BelowGradeFinishedAreaMaximum LivingArea LivingAreaMinimum LivingAreaMaximum Stories
      TaxAnnualAmount`,
    text: `WaterBodyName LotSizeDimensions AnchorsCoTenants AssociationName ListingId
      ListAgentNationalAssociationId CoListAgentNationalAssociationId
      CoListAgentNationalAssociationId2 CoListAgentNationalAssociationId3 PublicRemarks Inclusions
      ListOfficeNationalAssociationId CoListOfficeNationalAssociationId
      CoListOfficeNationalAssociationId2 CoListOfficeNationalAssociationId3 ListingURL
      OriginatingSystemName UnparsedAddress PostalCode SubdivisionName StreetName StreetNumber
      UnitNumber City Directions CityRegion Zoning ZoningDescription TaxBlock TaxLot ParcelNumber`,
    integer: `NumberOfBuildings NumberOfUnitsTotal PhotosCount ParkingTotal YearBuilt BathroomsPartial
      BathroomsTotalInteger BedroomsTotal FireplacesTotal BedroomsAboveGrade BedroomsBelowGrade
      TaxYear`,
    time: `OriginalEntryTimestamp ModificationTimestamp AvailabilityDate StatusChangeTimestamp
      PhotosChangeTimestamp`,
    flag: `InternetEntireListingDisplayYN InternetAddressDisplayYN MapCoordinateVerifiedYN
      GeocodeManualYN FireplaceYN PropertyAttachedYN`,
    'list:PropertyRoom': 'Rooms',
    'list:Media': 'Media'
  },
  PropertyRoom: {
    key: 'RoomKey ListingKey',
    text: 'ListingId RoomDescription RoomDimensions',
    time: 'ModificationTimestamp',
    number: 'RoomLength RoomWidth',
    lookup: 'RoomLevel RoomLengthWidthUnits RoomType'
  },
  Media: {
    key: 'MediaKey ResourceRecordKey',
    text: 'LongDescription MediaURL ResourceRecordId',
    time: 'ModificationTimestamp',
    integer: 'Order',
    flag: 'PreferredPhotoYN',
    lookup: 'ResourceName MediaCategory'
  },
  SocialMedia: {
    key: 'SocialMediaKey ResourceRecordKey',
    lookup: 'SocialMediaType ResourceName',
    time: 'ModificationTimestamp',
    text: 'SocialMediaUrlOrId'
  },
  Member: {
    key: 'MemberKey OfficeKey MemberAORKey',
    text: `MemberMlsId OfficeNationalAssociationId JobTitle MemberAddress1 MemberAddress2 MemberFax
      MemberFirstName MemberLastName MemberMiddleName MemberNamePrefix MemberNameSuffix
      MemberNationalAssociationId MemberNickname MemberOfficePhone MemberOfficePhoneExt
      MemberPostalCode MemberPager MemberTollFreePhone MemberCity`,
    time: 'ModificationTimestamp OriginalEntryTimestamp',
    lookup: 'MemberAOR MemberCountry MemberStateOrProvince MemberStatus MemberType',
    lookups: 'MemberDesignation MemberLanguages',
    flag: 'MemberEmailYN',
    'list:SocialMedia': 'MemberSocialMedia',
    'list:Media': 'Media'
  },
  Office: {
    key: 'OfficeKey OfficeAORKey',
    text: `OfficeMlsId OfficeNationalAssociationId FranchiseNationalAssociationId
      OfficeBrokerNationalAssociationId OfficeAddress1 OfficeAddress2 OfficeCity OfficeFax OfficeName
      OfficePhone OfficePhoneExt OfficePostalCode`,
    time: 'ModificationTimestamp OriginalEntryTimestamp',
    lookup: 'OfficeType OfficeStateOrProvince OfficeAOR OfficeStatus OfficeCountry',
    'list:SocialMedia': 'OfficeSocialMedia',
    'list:Media': 'Media'
  },
  OpenHouse: {
    key: 'OpenHouseKey ListingKey',
    text: 'ListingId OpenHouseStartTime OpenHouseEndTime OpenHouseRemarks LivestreamOpenHouseURL',
    day: 'OpenHouseDate',
    lookup: 'OpenHouseType OpenHouseStatus'
  },
  Destination: {
    integer: 'DestinationId DestinationType DestinationStatus',
    key: 'MemberKey',
    text: 'DestinationName DestinationUrl MemberFirstName MemberLastName',
    time: 'OriginalEntryTimestamp ModificationTimestamp',
    flag: 'FullNSP'
  }
}

export const FEED_FIELDS = Object.fromEntries(
  Object.entries(GROUPS).map(([entity, groups]) => [entity, kindsByName(groups)])
) as Record<FeedEntity, ReadonlyMap<string, FieldKind>>

/** The field that identifies a record of each resource that is asked for by key. */
export const KEY_FIELDS = {
  Property: 'ListingKey',
  Member: 'MemberKey',
  Office: 'OfficeKey',
  OpenHouse: 'OpenHouseKey',
  Destination: 'DestinationId'
} as const

/** What boards have beside the fields of CREA's DDF, by the same dictionary; `TransactionType` is PropTx's own. */
export const BOARD_FIELDS: Partial<Record<FeedEntity, ReadonlyMap<string, FieldKind>>> = {
  Property: kindsByName({
    day: 'CloseDate',
    lookup: 'PropertyType TransactionType',
    number: 'ClosePrice'
  }),
  Media: kindsByName({
    key: 'MediaObjectID',
    lookup: 'ImageSizeDescription MediaStatus',
    lookups: 'Permission',
    time: 'MediaModificationTimestamp'
  })
}

export type FeedResource = keyof typeof KEY_FIELDS

function kindsByName(groups: object): ReadonlyMap<string, FieldKind> {
  return new Map(
    Object.entries(groups).flatMap(([kind, names]: [string, string]) =>
      names.split(/\s+/).map((name) => [name, kind as FieldKind] as const)
    )
  )
}
