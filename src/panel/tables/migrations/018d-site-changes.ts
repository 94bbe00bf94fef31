import { type Kysely, sql } from 'kysely'

/**
 * Agents' websites: undo, and a notice on channel `site_changes` with the website's id whenever
 * visitors may see something else. Triggers, so that no writer can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table sites add column can_undo boolean not null default false',
  // Written with each save into the version. No release has used the old name.
  'alter table site_versions rename column created to updated',
  `create or replace function notify_site_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('site_changes', coalesce(new.website_id, old.website_id)::text);
      return null;
    end
  $$`,
  `create trigger site_written after insert or delete on sites
    for each row execute function notify_site_change()`,
  `create trigger site_changed after update on sites
    for each row when (old.revision <> new.revision)
    execute function notify_site_change()`,
  `create trigger site_host_written after insert or delete on site_hosts
    for each row execute function notify_site_change()`,
  `create trigger site_host_changed after update on site_hosts
    for each row when (
      (old.website_id, old.kind, old.state, old.certificate)
        is distinct from (new.website_id, new.kind, new.state, new.certificate)
    )
    execute function notify_site_change()`,
  // A plan that stops or resumes changes what visitors see.
  `create or replace function revise_site() returns trigger language plpgsql as $$
    begin
      update sites set revision = revision + 1 where website_id = new.website_id;
      return null;
    end
  $$`,
  `create trigger website_stopped after update on websites
    for each row when (old."planStop" <> new."planStop")
    execute function revise_site()`
]
