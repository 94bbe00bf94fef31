import { type Kysely, sql } from 'kysely'

/** Written in SQL: the one language both engines share, and the one an owner's administrator reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
}

const STATEMENTS = `
create table agents (
  agent_id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  phone text not null,
  password_hash text not null,
  referral_code text not null unique,
  referred_by uuid references agents,
  email_verified_at timestamptz,
  created timestamptz not null
);
create index agents_referred_by on agents (referred_by) where referred_by is not null;

create table sessions (
  token_hash text primary key,
  agent_id uuid not null references agents on delete cascade,
  "isReset" boolean not null,
  created timestamptz not null,
  last_used timestamptz not null,
  expires timestamptz not null
);
create index sessions_agent on sessions (agent_id);

create table one_time_codes (
  code_hash text primary key,
  agent_id uuid not null references agents on delete cascade,
  purpose text not null check (purpose in ('reset', 'verify')),
  created timestamptz not null,
  expires timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_agent on one_time_codes (agent_id, purpose);

create table plans (
  plan_id integer primary key,
  plan_name text not null,
  plan_price integer not null check (plan_price >= 0),
  setup_fee integer not null check (setup_fee >= 0),
  discount jsonb not null,
  plan_features jsonb not null,
  position integer not null
);

create table provinces (
  province_shortcode text primary key,
  province_name text not null,
  name text not null
);

create table tax_rates (
  province_shortcode text not null references provinces,
  starts_on date not null,
  taxes jsonb not null,
  primary key (province_shortcode, starts_on)
);

create table coupons (
  coupon_code text primary key check (coupon_code = upper(coupon_code)),
  kind text not null check (kind in ('amount', 'percent')),
  value integer not null check (value > 0),
  plan_ids jsonb not null,
  durations jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  max_redemptions integer,
  recurs boolean not null
);

create table templates (
  website_id integer primary key,
  website_name text not null,
  screenshot text not null,
  base_url text not null,
  position integer not null
);

create table demo_websites (
  demo_id integer primary key,
  screenshot text not null,
  agent_name text not null,
  brokerage text not null,
  base_url text not null,
  position integer not null
);

create table testimonials (
  testimonial_id integer primary key,
  review text not null,
  reviewer_image text not null,
  name text not null,
  designation text not null,
  website text not null,
  position integer not null
);

create table faq (
  faq_id integer primary key,
  faq_title text not null,
  faq_description text not null,
  position integer not null
);

create table posts (
  post_id integer primary key,
  post_title text not null,
  post_excerpt text not null,
  post_main_image text,
  post_description text not null,
  created timestamptz not null
);
create index posts_newest on posts (created desc, post_id desc);

create table policies (
  policy_name text primary key,
  title text not null,
  content text not null
);

create table cards (
  upm_id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents,
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_id text not null unique,
  fingerprint text not null,
  card_brand text not null,
  card_last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  "isPrimary" boolean not null,
  created timestamptz not null,
  removed_at timestamptz
);
create index cards_agent on cards (agent_id);
create unique index cards_one_primary on cards (agent_id) where "isPrimary" and removed_at is null;

create table customers (
  agent_id uuid not null references agents,
  provider text not null check (provider in ('sandbox', 'stripe')),
  customer_id text not null unique,
  primary key (agent_id, provider)
);

create table orders (
  order_id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents,
  base_url text not null,
  state text not null check (state in ('failed', 'finished', 'pending')),
  "isTrial" boolean not null,
  details jsonb not null,
  subtotal integer not null,
  tax integer not null,
  total integer not null check (total = subtotal + tax),
  plan_price integer not null,
  setup_fee integer not null,
  coupon_code text references coupons,
  upm_id uuid not null references cards,
  idempotency_key text,
  driven_until timestamptz,
  message text,
  created timestamptz not null,
  ended timestamptz,
  unique (agent_id, idempotency_key)
);
create unique index orders_one_live_per_agent on orders (agent_id) where state = 'pending';
create unique index orders_one_live_per_domain on orders (base_url) where state = 'pending';

create table coupon_redemptions (
  coupon_code text not null references coupons,
  agent_id uuid not null references agents,
  order_id uuid not null references orders,
  created timestamptz not null,
  primary key (coupon_code, agent_id)
);

create table websites (
  website_id integer primary key generated always as identity,
  agent_id uuid not null unique references agents,
  order_id uuid not null unique references orders,
  template_id integer not null references templates,
  website_name text not null,
  base_url text not null unique,
  subdomain text not null unique,
  salesman_name text not null,
  salesman_contact text not null,
  salesman_email text not null,
  salesman_designation text not null,
  company_name text not null,
  company_contact text not null,
  company_fax text not null,
  company_email text not null,
  company_address text not null,
  company_address_2 text not null,
  billing_name text not null,
  billing_contact text not null,
  billing_email text not null,
  billing_address text not null,
  billing_address_2 text not null,
  billing_city text not null,
  billing_state text not null references provinces,
  billing_zip text not null,
  cloudflare_dns text not null,
  cloudflare_domain_status text not null check (cloudflare_domain_status in ('Active', 'Inactive')),
  plan_id integer not null references plans,
  plan_name text not null,
  duration integer not null check (duration in (1, 6, 12)),
  plan_price integer not null,
  setup_fee_due integer not null,
  coupon_code text references coupons,
  "isTrial" boolean not null,
  trial_end_date timestamptz,
  "planStop" boolean not null,
  created timestamptz not null,
  plan_end_date timestamptz not null
);

create table website_pictures (
  website_id integer not null references websites on delete cascade,
  field text not null check (field in ('company_logo', 'logo', 'salesman_image')),
  data_url text not null,
  primary key (website_id, field)
);

create table charges (
  charge_id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents,
  order_id uuid references orders,
  website_id integer references websites,
  upm_id uuid not null references cards,
  period_start timestamptz not null,
  subtotal integer not null,
  tax integer not null,
  amount integer not null check (amount = subtotal + tax and amount > 0),
  state text not null check (state in ('created', 'declined', 'submitted', 'succeeded')),
  provider_id text unique,
  message text,
  created timestamptz not null,
  ended timestamptz,
  check (order_id is not null or website_id is not null)
);
create unique index charges_one_per_order on charges (order_id) where state <> 'declined';
create unique index charges_one_per_period on charges (website_id, period_start) where state <> 'declined';
create index charges_live on charges (created) where state in ('created', 'submitted');

create table transactions (
  transaction_id text primary key,
  agent_id uuid not null references agents,
  charge_id uuid not null unique references charges,
  amount integer not null,
  subtotal integer not null,
  taxes jsonb not null,
  card_brand text,
  card_last4 text,
  status boolean not null,
  created timestamptz not null
);
create index transactions_agent on transactions (agent_id, created desc);

create table trials (
  order_id uuid primary key references orders,
  fingerprint text not null unique,
  base_url text not null unique,
  created timestamptz not null
);

create table idempotency_keys (
  agent_id uuid not null references agents on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created timestamptz not null,
  primary key (agent_id, key)
);

create table jobs (
  job_id integer primary key generated always as identity,
  kind text not null,
  payload jsonb not null,
  dedupe text unique,
  state text not null check (state in ('dead', 'done', 'ready')),
  run_at timestamptz not null,
  lease_until timestamptz,
  tries integer not null default 0,
  last_error text,
  created timestamptz not null,
  ended timestamptz
);
create index jobs_due on jobs (run_at) where state = 'ready';

create table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null
);

create table human_used (
  token_hash text primary key,
  expires timestamptz not null
);
create index human_used_expired on human_used (expires);

create table secrets (
  name text primary key,
  value text not null
);

create table sandbox_payment_methods (
  payment_method_id text primary key,
  customer_id text not null,
  kind text not null,
  fingerprint text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null
);

create table sandbox_payments (
  payment_id text primary key,
  idempotency_key text not null unique,
  customer_id text not null,
  payment_method_id text not null references sandbox_payment_methods,
  amount integer not null,
  status text not null check (status in ('declined', 'requires_confirmation', 'succeeded')),
  message text
);
`
