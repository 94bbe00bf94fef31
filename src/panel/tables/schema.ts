import type {
  AgreementsTable,
  FeedDeparturesTable,
  FeedDestinationsTable,
  FeedListingsTable,
  FeedMembersTable,
  FeedOfficesTable,
  FeedPhotoFilesTable,
  FeedPhotosTable,
  FeedsTable,
  ListingEventsTable
} from './feed-tables.ts'
import type {
  AgentsTable,
  SessionsTable,
  OneTimeCodesTable,
  GoLiveTable,
  SetupDraftsTable,
  FailedLoginsTable
} from './agent-tables.ts'
import type {
  TemplatesTable,
  DemoWebsitesTable,
  TestimonialsTable,
  FaqTable,
  FrenchTextsTable,
  PostsTable,
  PoliciesTable
} from './content-tables.ts'
import type {
  ContentItemsTable,
  ContentVersionsTable,
  ContentPresenceTable,
  DeletedItemsTable,
  PicturesTable,
  PublishRunsTable,
  HookCallsTable
} from './editor-tables.ts'
import type {
  ConsentTextsTable,
  ErasedPeopleTable,
  FormChecksTable,
  LeadBouncesTable,
  LeadConnectorsTable,
  LeadConsentsTable,
  LeadDeliveriesTable,
  LeadEventsTable,
  LeadsApartTable,
  LeadSettingsTable,
  LeadsTable,
  LeadTagsTable,
  LeadTasksTable,
  LeadViewsTable
} from './lead-tables.ts'
import type {
  ListingDocumentsTable,
  ListingMediaTable,
  ListingsTable,
  ListingTextsTable,
  OpenHousesTable,
  SiteListingsTable
} from './listing-tables.ts'
import type { SiteVisitsTable } from './visit-tables.ts'
import type {
  AnswerTemplatesTable,
  EmailSuppressionsTable,
  InboundEmailsTable
} from './lead-email-tables.ts'
import type {
  ImportColumnsTable,
  ListingImportsTable,
  RemovedImportsTable
} from './import-tables.ts'
import type { SavedSearchesTable, SavedSearchHomesTable } from './saved-search-tables.ts'
import type { BulkEmailsTable, CampaignsTable } from './campaign-tables.ts'
import type { SequenceEnrolmentsTable, SequencesTable } from './sequence-tables.ts'
import type {
  OrdersTable,
  ChargesTable,
  TransactionsTable,
  CardsTable,
  CustomersTable,
  TrialsTable,
  TaxRecordsTable,
  ClosedTrialsTable,
  SandboxPaymentMethodsTable,
  SandboxPaymentsTable,
  WebhookEventsTable,
  BookComparisonsTable
} from './payment-tables.ts'
import type {
  PlansTable,
  ProvincesTable,
  TaxRatesTable,
  CouponsTable,
  CouponRedemptionsTable
} from './price-tables.ts'
import type {
  RequestKeysTable,
  JobsTable,
  RateLimitsTable,
  HumanUsedTable,
  SecretsTable
} from './service-tables.ts'
import type {
  SitesTable,
  SiteVersionsTable,
  SiteChangesTable,
  SiteHostsTable,
  ObjectDeletionsTable,
  SiteMediaTable,
  SiteMediaFilesTable,
  SiteSecretsTable,
  SitePostsTable,
  SitePostVersionsTable,
  SitePreviewsTable
} from './site-tables.ts'
import type {
  AccessLogTable,
  TeamInvitationsTable,
  TeamMembersTable,
  TeamSettingsTable
} from './team-tables.ts'
import type { PrivacyLinksTable, PrivacyRequestsTable } from './privacy-tables.ts'
import type { SiteExportsTable, SiteForwardingTable } from './export-tables.ts'
import type { BrokerageMovesTable, SiteStampsTable } from './trade-tables.ts'
import type {
  SiteVowListingsTable,
  VowAcceptancesTable,
  VowLinksTable,
  VowRegistrationsTable,
  VowSessionsTable
} from './vow-tables.ts'
import type { DomainClaimsTable, WebsitesTable, WebsitePicturesTable } from './website-tables.ts'

/** The row types of every table. */
export type Database = {
  agents: AgentsTable
  sessions: SessionsTable
  one_time_codes: OneTimeCodesTable
  setup_drafts: SetupDraftsTable
  failed_logins: FailedLoginsTable
  go_live: GoLiveTable
  plans: PlansTable
  provinces: ProvincesTable
  tax_rates: TaxRatesTable
  coupons: CouponsTable
  coupon_redemptions: CouponRedemptionsTable
  templates: TemplatesTable
  demo_websites: DemoWebsitesTable
  testimonials: TestimonialsTable
  faq: FaqTable
  french_texts: FrenchTextsTable
  posts: PostsTable
  policies: PoliciesTable
  content_items: ContentItemsTable
  content_versions: ContentVersionsTable
  content_presence: ContentPresenceTable
  deleted_items: DeletedItemsTable
  pictures: PicturesTable
  publish_runs: PublishRunsTable
  hook_calls: HookCallsTable
  websites: WebsitesTable
  website_pictures: WebsitePicturesTable
  domain_claims: DomainClaimsTable
  sites: SitesTable
  site_versions: SiteVersionsTable
  site_changes: SiteChangesTable
  site_hosts: SiteHostsTable
  site_media: SiteMediaTable
  site_media_files: SiteMediaFilesTable
  object_deletions: ObjectDeletionsTable
  site_secrets: SiteSecretsTable
  site_previews: SitePreviewsTable
  site_exports: SiteExportsTable
  site_forwarding: SiteForwardingTable
  site_stamps: SiteStampsTable
  brokerage_moves: BrokerageMovesTable
  listings: ListingsTable
  listing_texts: ListingTextsTable
  listing_media: ListingMediaTable
  open_houses: OpenHousesTable
  site_listings: SiteListingsTable
  listing_imports: ListingImportsTable
  removed_imports: RemovedImportsTable
  feeds: FeedsTable
  agreements: AgreementsTable
  feed_departures: FeedDeparturesTable
  feed_destinations: FeedDestinationsTable
  feed_listings: FeedListingsTable
  feed_offices: FeedOfficesTable
  feed_members: FeedMembersTable
  feed_photos: FeedPhotosTable
  feed_photo_files: FeedPhotoFilesTable
  listing_documents: ListingDocumentsTable
  listing_events: ListingEventsTable
  site_posts: SitePostsTable
  site_post_versions: SitePostVersionsTable
  leads: LeadsTable
  form_checks: FormChecksTable
  lead_bounces: LeadBouncesTable
  lead_connectors: LeadConnectorsTable
  lead_events: LeadEventsTable
  lead_consents: LeadConsentsTable
  lead_deliveries: LeadDeliveriesTable
  lead_tags: LeadTagsTable
  site_visits: SiteVisitsTable
  lead_tasks: LeadTasksTable
  lead_views: LeadViewsTable
  consent_texts: ConsentTextsTable
  erased_people: ErasedPeopleTable
  leads_apart: LeadsApartTable
  import_columns: ImportColumnsTable
  lead_settings: LeadSettingsTable
  team_settings: TeamSettingsTable
  team_members: TeamMembersTable
  team_invitations: TeamInvitationsTable
  access_log: AccessLogTable
  answer_templates: AnswerTemplatesTable
  inbound_emails: InboundEmailsTable
  email_suppressions: EmailSuppressionsTable
  campaigns: CampaignsTable
  sequences: SequencesTable
  sequence_enrolments: SequenceEnrolmentsTable
  bulk_emails: BulkEmailsTable
  saved_searches: SavedSearchesTable
  saved_search_homes: SavedSearchHomesTable
  site_vow_listings: SiteVowListingsTable
  vow_registrations: VowRegistrationsTable
  vow_acceptances: VowAcceptancesTable
  vow_links: VowLinksTable
  vow_sessions: VowSessionsTable
  privacy_links: PrivacyLinksTable
  privacy_requests: PrivacyRequestsTable
  orders: OrdersTable
  charges: ChargesTable
  transactions: TransactionsTable
  cards: CardsTable
  customers: CustomersTable
  trials: TrialsTable
  tax_records: TaxRecordsTable
  closed_trials: ClosedTrialsTable
  request_keys: RequestKeysTable
  jobs: JobsTable
  rate_limits: RateLimitsTable
  human_used: HumanUsedTable
  secrets: SecretsTable
  sandbox_payment_methods: SandboxPaymentMethodsTable
  sandbox_payments: SandboxPaymentsTable
  card_news: WebhookEventsTable
  book_comparisons: BookComparisonsTable
}
