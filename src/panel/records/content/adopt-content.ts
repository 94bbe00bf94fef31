import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ItemKind } from '../../tables/editor-tables.ts'

type Live = { id: string; title: string; fields: string[]; created: string; position: string }

/** How a kind's published rows map to an item's fields. */
const LIVE: Record<ItemKind, Live & { table: string }> = {
  post: {
    table: 'posts',
    id: 'post_id',
    title: 'post_title',
    fields: [
      'post_title',
      'post_excerpt',
      'post_main_image',
      'post_main_image_alt',
      'post_description'
    ],
    created: 'created',
    position: 'null::integer'
  },
  policy: {
    table: 'policies',
    id: 'policy_name',
    title: 'title',
    fields: ['title', 'content'],
    created: 'null::timestamptz',
    position: 'null::integer'
  },
  faq: {
    table: 'faq',
    id: 'faq_id',
    title: 'faq_title',
    fields: ['faq_title', 'faq_description'],
    created: 'null::timestamptz',
    position: 'position'
  },
  testimonial: {
    table: 'testimonials',
    id: 'testimonial_id',
    title: 'name',
    fields: ['review', 'reviewer_image', 'name', 'designation', 'website'],
    created: 'null::timestamptz',
    position: 'position'
  }
}

/**
 * Updates the editors' items from the published rows: content that didn't come from the editor gets a
 * version of its own, so that nothing in the history is lost. Returns how many items changed.
 */
export async function adoptContent(
  tx: Db,
  kinds: readonly ItemKind[],
  { by, now }: { by: string; now: Date }
): Promise<number> {
  let changed = 0
  for (const kind of kinds) changed += await adopt(tx, kind, { by, now })
  return changed
}

export const ITEM_KINDS = Object.keys(LIVE) as ItemKind[]

async function adopt(tx: Db, kind: ItemKind, { by, now }: { by: string; now: Date }) {
  const { rows } = await sql<{ changed: number }>`
    with live as (${liveOf(kind)}),
    changes as (
      select live.*, was.fields is distinct from live.fields as is_new,
        coalesce(i.version, 0) + case when was.fields is distinct from live.fields then 1 else 0 end as version
      from live
      left join content_items i on i.kind = ${kind} and i.item_id = live.item_id
      left join content_versions was
        on was.kind = ${kind} and was.item_id = live.item_id and was.version = i.published_version
      where was.fields is distinct from live.fields
        or i.created is distinct from live.created or i.position is distinct from live.position
    ),
    items as (
      insert into content_items as i (kind, item_id, title, version, updated, updated_by, published_version, created, position)
      select ${kind}, item_id, title, version, ${now}, ${by}, version, created, position from changes
      on conflict (kind, item_id) do update set
        created = excluded.created,
        position = excluded.position,
        title = case when excluded.version > i.version then excluded.title else i.title end,
        updated = case when excluded.version > i.version then excluded.updated else i.updated end,
        updated_by = case when excluded.version > i.version then excluded.updated_by else i.updated_by end,
        live_before = case when excluded.version > i.version then i.published_version else i.live_before end,
        can_undo = i.can_undo or excluded.version > i.version,
        published_version = case when excluded.version > i.version then excluded.version else i.published_version end,
        version = excluded.version
      returning i.item_id
    ),
    versions as (
      insert into content_versions (kind, item_id, version, fields, updated, updated_by, published_at)
      select ${kind}, item_id, version, fields, ${now}, ${by}, ${now} from changes
      where is_new
      on conflict do nothing
    ),
    gone as (
      update content_items i set published_version = null, live_before = published_version, can_undo = true
      where kind = ${kind} and published_version is not null
        and not exists (select from live where live.item_id = i.item_id)
      returning i.item_id
    )
    select ((select count(*) from items) + (select count(*) from gone))::integer as changed
  `.execute(tx)
  return rows[0]?.changed ?? 0
}

function liveOf(kind: ItemKind): RawBuilder<unknown> {
  const { created, fields, id, position, table, title } = LIVE[kind]
  const pairs = fields.map((name) => `'${name}', ${name}`).join(', ')
  return sql.raw(`
    select ${id}::text as item_id, ${title} as title, jsonb_build_object(${pairs}) as fields,
      ${created} as created, ${position} as position
    from ${table}
  `)
}
