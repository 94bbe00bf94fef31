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
  $$`,
  // Whatever decides how a website answers is noticed, whether or not its writer raised the revision.
  'drop trigger site_changed on sites',
  `create trigger site_changed after update on sites
    for each row when (
      (old.revision, old.suspended_reason, old.is_sample, old.published is null)
        is distinct from (new.revision, new.suspended_reason, new.is_sample, new.published is null)
    )
    execute function notify_site_change()`
]
