import { type Kysely, sql } from 'kysely'

/**
 * Files of pictures may be in a bucket, where their rows name them. A trigger remembers the object of
 * each row that goes, so that no way of deleting one can leave its object behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table object_deletions (
    object_key text primary key,
    delete_at timestamptz not null,
    failures integer not null default 0
  )`,
  'create index object_deletions_by_delete_at on object_deletions (delete_at)',
  `create or replace function delete_object_of_row() returns trigger language plpgsql as $$
    begin
      insert into object_deletions (object_key, delete_at) values (old.object_key, '-infinity')
        on conflict (object_key) do nothing;
      return null;
    end
  $$`,
  ...['site_media_files', 'feed_photo_files'].flatMap((table) => [
    `alter table ${table}
      alter column bytes drop not null,
      add column object_key text unique,
      add constraint ${table}_in_one_place check (num_nonnulls(bytes, object_key) = 1)`,
    `create trigger ${table}_removed after delete on ${table}
      for each row when (old.object_key is not null) execute function delete_object_of_row()`,
    `create trigger ${table}_moved after update of object_key on ${table}
      for each row when (old.object_key is not null and old.object_key is distinct from new.object_key)
      execute function delete_object_of_row()`
  ])
]
