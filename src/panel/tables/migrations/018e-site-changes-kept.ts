import { type Kysely, sql } from 'kysely'

/**
 * Notes which websites changed for visitors, for a process that missed the notification: the row names
 * the transaction, so that a process can ask for what became visible since it last looked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // No foreign key: a removed website is a change, too.
  `create table site_changes (
    website_id integer primary key,
    changed_by xid8 not null
  )`,
  'create index site_changes_changed_by on site_changes (changed_by)',
  `create or replace function notify_site_change() returns trigger language plpgsql as $$
    begin
      insert into site_changes
        select distinct website_id, pg_current_xact_id()
        from unnest(array[old.website_id, new.website_id]) as website_id
        where website_id is not null
        on conflict (website_id) do update set changed_by = excluded.changed_by;
      perform pg_notify('site_changes', coalesce(new.website_id, old.website_id)::text);
      return null;
    end
  $$`
]
