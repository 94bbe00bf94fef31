import { type Kysely, sql } from 'kysely'

/** Listings of every source in one table, and which website shows which. RESO's names are columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table listings (
    listing_id integer generated always as identity primary key,
    website_id integer references websites on delete cascade,
    source text not null check (source in ('own', 'import', 'ddf', 'reso')),
    source_key text not null,
    version integer not null default 1 check (version > 0),
    "MlsStatus" text not null default '',
    "StandardStatus" text not null,
    "ListingId" text not null default '',
    home_type text not null,
    "ListPrice" integer,
    "LeaseAmount" integer,
    "BedroomsTotal" smallint,
    "BathroomsTotalInteger" smallint,
    "LivingArea" integer,
    "LotSizeSquareFeet" double precision,
    "YearBuilt" smallint,
    "UnparsedAddress" text not null default '',
    "UnitNumber" text not null default '',
    "City" text not null default '',
    "CityRegion" text not null default '',
    "StateOrProvince" text not null default '',
    "PostalCode" text not null default '',
    "Latitude" double precision,
    "Longitude" double precision,
    "InternetAddressDisplayYN" boolean not null default true,
    features text[] not null default '{}',
    "PhotosCount" smallint not null default 0,
    search text not null default '',
    detail jsonb not null default '{}',
    sold_consent jsonb,
    first_marketed_at timestamptz,
    mls_due_on text,
    hidden_reason text,
    "OriginalEntryTimestamp" timestamptz not null,
    "ModificationTimestamp" timestamptz not null,
    deleted_at timestamptz,
    unique (source, source_key),
    check (website_id is not null or source in ('ddf', 'reso'))
  )`,
  'create index listings_of_website on listings (website_id) where website_id is not null',
  'create index listings_deleted on listings (deleted_at) where deleted_at is not null',
  `create table listing_texts (
    listing_id integer not null references listings on delete cascade,
    language text not null check (language in ('en', 'fr')),
    title text not null default '',
    "PublicRemarks" text not null default '',
    primary key (listing_id, language)
  )`,
  `create table listing_media (
    listing_id integer not null references listings on delete cascade,
    position smallint not null,
    sha256 text,
    width integer not null,
    height integer not null,
    alt_en text not null default '',
    alt_fr text not null default '',
    "MediaKey" text,
    "MediaURL" text,
    primary key (listing_id, position),
    check (sha256 is not null or "MediaURL" is not null)
  )`,
  'create index listing_media_by_picture on listing_media (sha256) where sha256 is not null',
  `create table open_houses (
    listing_id integer not null references listings on delete cascade,
    position smallint not null,
    "OpenHouseKey" text,
    "OpenHouseDate" text not null,
    "OpenHouseStartTime" text not null,
    "OpenHouseEndTime" text not null,
    remarks_en text not null default '',
    remarks_fr text not null default '',
    ends_at timestamptz not null,
    primary key (listing_id, position)
  )`,
  `create table site_listings (
    website_id integer not null references websites on delete cascade,
    listing_id integer not null references listings on delete cascade,
    featured_position smallint,
    primary key (website_id, listing_id)
  )`,
  'create index site_listings_by_listing on site_listings (listing_id)'
]
