import { type Kysely, sql } from 'kysely'

/** The columns for renewing, pausing and cancelling plans, and for charges of a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
}

const STATEMENTS = `
alter table websites
  add column plan_anchor timestamptz,
  add column paused_at timestamptz,
  add column cancelled_at timestamptz,
  add column overdue_since timestamptz,
  add column next_duration integer check (next_duration in (1, 6, 12)),
  add column next_duration_price integer,
  add column next_plan_price integer,
  add column next_price_from timestamptz,
  add column reminded_for timestamptz,
  add column charge_at timestamptz,
  add column stop_at timestamptz;
update websites set
  plan_anchor = case when "isTrial" then plan_end_date else created end,
  charge_at = plan_end_date;
update websites set coupon_code = null
  where not "isTrial" and coupon_code in (select coupon_code from coupons where not recurs);
alter table websites alter column plan_anchor set not null;
create index websites_charge_due on websites (charge_at) where charge_at is not null;
create index websites_stop_due on websites (stop_at) where stop_at is not null;
create index websites_plan_end on websites (plan_end_date);

alter table charges
  add column kind text not null default 'order'
    check (kind in ('first', 'order', 'overdue', 'renewal', 'restart')),
  add column months integer not null default 0,
  add column attended boolean not null default true,
  add column idempotency_key text,
  add column driven_until timestamptz,
  add unique (agent_id, idempotency_key);
create unique index charges_one_live_per_website on charges (website_id)
  where website_id is not null and state not in ('declined', 'succeeded');

alter table cards
  add column billing jsonb,
  add column told_expiry integer;
`
