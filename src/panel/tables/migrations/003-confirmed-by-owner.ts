import { type Kysely, sql } from 'kysely'

/** Payments that wait for the cardholder to authenticate with their bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
}

const STATEMENTS = `
alter table charges drop constraint charges_state_check;
alter table charges add constraint charges_state_check
  check (state in ('created', 'declined', 'needs_action', 'submitted', 'succeeded'));
drop index charges_live;
create index charges_live on charges (created) where state in ('created', 'needs_action', 'submitted');

alter table orders add column rests_until timestamptz;

alter table sandbox_payments add column client_secret text unique;
alter table sandbox_payments drop constraint sandbox_payments_status_check;
alter table sandbox_payments add constraint sandbox_payments_status_check
  check (status in ('declined', 'requires_action', 'requires_confirmation', 'succeeded'));
`
