/** Every column of the tables that hold nothing about a person: a new one is looked at before it is named here. */
export const IMPERSONAL_COLUMNS: Record<string, string> = {
  book_comparisons: 'compared payments differences',
  coupons: 'coupon_code kind value plan_ids durations starts_at ends_at max_redemptions recurs',
  deleted_items: 'kind item_id deleted',
  demo_websites: 'demo_id screenshot agent_name brokerage base_url position template_id',
  faq: 'faq_id faq_title faq_description position',
  feed_departures: 'feed_id destination_id listing_key ListingId seen_at gone_at listing_id',
  feed_destinations: 'feed_id destination_id website_id listed_at held_since watermark_at name',
  feed_listings: 'feed_id destination_id listing_key source_key modified_at needs_detail',
  feed_photo_files: 'fetch_key width format bytes object_key',
  feed_photos: 'fetch_key width height colour asked_at fetched_at next_try_at failures why',
  form_checks: 'website_id checked_by state step checked_at',
  french_texts: 'digest english french',
  hook_calls: 'webhook_id run_id received',
  import_columns: 'website_id headings_hash columns used_at kind',
  kysely_migration: 'name timestamp',
  kysely_migration_lock: 'id is_locked',
  object_deletions: 'object_key delete_at failures',
  plans: 'plan_id plan_name plan_price setup_fee discount plan_features position limits',
  policies: 'policy_name title content',
  posts:
    'post_id post_title post_excerpt post_main_image post_description created post_main_image_alt digest',
  provinces: 'province_shortcode province_name name',
  // The stand-in for the card provider, in development.
  sandbox_payment_methods:
    'payment_method_id customer_id kind fingerprint brand last4 exp_month exp_year',
  sandbox_payments:
    'payment_id idempotency_key customer_id payment_method_id amount status message client_secret',
  removed_imports: 'website_id digest',
  secrets: 'name value',
  site_changes: 'website_id changed_by',
  site_listings: 'website_id listing_id featured_position',
  site_previews: 'token_hash website_id created expires',
  site_vow_listings: 'website_id listing_id',
  tax_rates: 'province_shortcode starts_on taxes',
  team_settings: 'website_id sharing owner_copies',
  templates: 'website_id website_name screenshot base_url position'
}
