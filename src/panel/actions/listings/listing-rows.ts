import * as v from 'valibot'
import { type ListingContent } from '#contract/listings/listing-content.ts'
import { ListingFields } from '#contract/listings/listing-fields.ts'
import { ownHiddenReason } from '#rules/listings/hidden-reason.ts'
import { homeZone } from '#rules/listings/home-zone.ts'
import { homeTypeOf } from '#rules/listings/home-type.ts'
import { listingSearchText } from '#rules/listings/listing-search-text.ts'
import { isOnMarket, standardStatusOf } from '#rules/listings/listing-status.ts'
import { mlsDueOn } from '#rules/listings/mls-clock.ts'
import { momentAt } from '#rules/listings/open-house-calendar.ts'
import { squareFeet } from '#rules/listings/square-feet.ts'
import { formatDate } from '#rules/time/calendar.ts'
import type { ListingParts, NewListingParts } from '../../records/listings/listing-parts.ts'
import type { ListingRow } from '../../records/listings/own-listings.ts'

/** What only the listing's own page and its editor show; feeds write the same names. */
export const ListingDetail = v.object({
  ...v.pick(ListingFields, [
    'LivingArea',
    'LivingAreaUnits',
    'LotSizeArea',
    'LotSizeUnits',
    'LotSizeDimensions',
    'ParkingTotal',
    'TaxAnnualAmount',
    'TaxYear',
    'AssociationFee',
    'Rooms',
    'VirtualTourURLUnbranded',
    'documents',
    'ClosePrice',
    'CloseDate'
  ]).entries,
  /** A feed has kinds that an agent's own listing doesn't: offices, shops. */
  PropertySubType: v.optional(ListingFields.entries.PropertySubType)
})

/** What a home was sold for; null where that isn't known. */
export function closePriceOf({ detail }: Pick<ListingRow, 'detail'>): number | null {
  return v.parse(ListingDetail, detail).ClosePrice
}

/** The columns of an own listing. `before`: when it was first shown, if it was. */
export function columnsOf(
  content: ListingContent,
  { before, now }: { before: Date | null; now: Date }
) {
  const { MlsStatus, StateOrProvince, title } = content
  const { InternetAddressDisplayYN: showsAddress, PropertySubType } = content
  const { buyer_consent_on, seller_consent_on } = content
  const first_marketed_at = before ?? (MlsStatus === 'Draft' ? null : now)
  const isOffMls = content.ListingId === '' && isOnMarket(standardStatusOf(MlsStatus))
  const marketedOn =
    first_marketed_at && formatDate(first_marketed_at, 'YYYY-MM-DD', homeZone(content))
  return {
    MlsStatus,
    StandardStatus: standardStatusOf(MlsStatus),
    ListingId: content.ListingId,
    home_type: homeTypeOf(PropertySubType),
    ListPrice: content.ListPrice,
    BedroomsTotal: content.BedroomsTotal,
    BathroomsTotalInteger: content.BathroomsTotalInteger,
    LivingArea: squareFeet(content.LivingArea, content.LivingAreaUnits),
    LotSizeSquareFeet: squareFeet(content.LotSizeArea, content.LotSizeUnits),
    YearBuilt: content.YearBuilt,
    UnparsedAddress: content.UnparsedAddress,
    UnitNumber: content.UnitNumber,
    City: content.City,
    CityRegion: content.CityRegion,
    StateOrProvince,
    PostalCode: content.PostalCode,
    Latitude: content.Latitude,
    Longitude: content.Longitude,
    InternetAddressDisplayYN: showsAddress,
    features: content.features,
    PhotosCount: content.Media.length,
    search: listingSearchText({
      titles: [title.en, title.fr],
      address: showsAddress ? content.UnparsedAddress : '',
      City: content.City,
      CityRegion: content.CityRegion,
      PostalCode: showsAddress ? content.PostalCode : '',
      ListingId: content.ListingId
    }),
    detail: JSON.stringify(v.parse(ListingDetail, content)),
    sold_consent: JSON.stringify({ buyer_consent_on, seller_consent_on }),
    first_marketed_at,
    mls_due_on: isOffMls && marketedOn ? mlsDueOn(marketedOn) : null,
    hidden_reason: ownHiddenReason({ MlsStatus, deleted: false }),
    ModificationTimestamp: now
  }
}

export function partsOf(content: ListingContent): NewListingParts {
  const { Media, openHouses, PublicRemarks, title } = content
  const zone = homeZone(content)
  return {
    texts: (['en', 'fr'] as const).map((language) => ({
      language,
      title: title[language],
      PublicRemarks: PublicRemarks[language]
    })),
    media: Media.map(({ alt, height, sha256, width }) => {
      return { sha256, width, height, alt_en: alt.en, alt_fr: alt.fr }
    }),
    openHouses: openHouses.map(({ OpenHouseRemarks, ...times }) => ({
      ...times,
      remarks_en: OpenHouseRemarks.en,
      remarks_fr: OpenHouseRemarks.fr,
      ends_at: momentAt(times.OpenHouseDate, times.OpenHouseEndTime, zone)
    }))
  }
}

/** The content of an own listing, as its editor has it. */
export function contentOf(row: ListingRow, parts: ListingParts): ListingContent {
  const { listing_id, MlsStatus } = row
  const detail = v.parse(ListingDetail, row.detail)
  const textIn = (language: 'en' | 'fr') =>
    parts.texts.find((text) => text.listing_id === listing_id && text.language === language)
  return v.parse(ListingFields, {
    ...row,
    ...detail,
    MlsStatus,
    title: { en: textIn('en')?.title, fr: textIn('fr')?.title },
    PublicRemarks: { en: textIn('en')?.PublicRemarks, fr: textIn('fr')?.PublicRemarks },
    Media: parts.media
      .filter((media) => media.listing_id === listing_id)
      .map(({ alt_en, alt_fr, height, sha256, width }) => {
        return { sha256, width, height, alt: { en: alt_en, fr: alt_fr } }
      }),
    openHouses: parts.openHouses
      .filter((house) => house.listing_id === listing_id)
      .toSorted((a, b) => a.position - b.position)
      .map(({ remarks_en, remarks_fr, ...times }) => {
        return { ...times, OpenHouseRemarks: { en: remarks_en, fr: remarks_fr } }
      }),
    ...row.sold_consent
  })
}
