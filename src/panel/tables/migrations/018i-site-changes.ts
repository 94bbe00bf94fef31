import { type Kysely, sql } from 'kysely'

/**
 * Tells every process which websites changed for visitors, by triggers, so that no writer can forget
 * it: a notification, and a row for a process that missed it. The row names the transaction, so that
 * a process can ask for what became visible since it last looked.
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
  `create or replace function note_site_change() returns trigger language plpgsql as $$
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
  `create trigger site_written after insert or delete on sites
    for each row execute function note_site_change()`,
  `create trigger site_changed after update on sites
    for each row when (
      (old.revision, old.suspended_reason, old.is_sample, old.published is null)
        is distinct from (new.revision, new.suspended_reason, new.is_sample, new.published is null)
    )
    execute function note_site_change()`,
  `create trigger site_host_written after insert or delete on site_hosts
    for each row execute function note_site_change()`,
  `create trigger site_host_changed after update on site_hosts
    for each row when (
      (old.website_id, old.kind, old.state) is distinct from (new.website_id, new.kind, new.state)
    )
    execute function note_site_change()`,
  `create trigger website_stopped after update on websites
    for each row when (old."planStop" <> new."planStop")
    execute function note_site_change()`
]
