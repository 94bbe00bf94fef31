import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { isOrdered } from '#rules/content/list-order.ts'
import type { Db } from '../../services/world.ts'
import type {
  ContentItemsTable,
  ContentVersionsTable,
  ItemKind
} from '../../tables/editor-tables.ts'

export type ItemRow = Selectable<ContentItemsTable>
export type VersionRow = Selectable<ContentVersionsTable>
export type Which = { kind: ItemKind; item_id: string }

/** Questions and testimonials in list order; other kinds by last change, newest first. */
export async function itemsPage(
  db: Db,
  asked: { kind: ItemKind | undefined; search: string; limit: number; offset: number }
): Promise<{ items: ItemRow[]; total_count: number }> {
  // Wildcards in the search text match literally.
  const like = `%${asked.search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('content_items')
    .$if(asked.kind !== undefined, (query) => query.where('kind', '=', asked.kind as ItemKind))
    .$if(asked.search !== '', (query) => query.where('title', 'ilike', like))
  const items = await found
    .selectAll()
    .$if(asked.kind !== undefined && isOrdered(asked.kind), (query) =>
      query.orderBy('position', (order) => order.asc().nullsLast()).orderBy(sql`item_id::integer`)
    )
    .orderBy('updated', 'desc')
    .orderBy('kind')
    .orderBy('item_id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
  const { total_count } = await found
    .select((eb) => eb.fn.countAll<number>().as('total_count'))
    .executeTakeFirstOrThrow()
  return { items, total_count }
}

export function itemBy(db: Db, { item_id, kind }: Which): Promise<ItemRow | undefined> {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
}

/** The titles of a kind's items, published ones first. */
export function titlesOf(db: Db, kind: ItemKind): Promise<Pick<ItemRow, 'item_id' | 'title'>[]> {
  return db
    .selectFrom('content_items')
    .select(['item_id', 'title'])
    .where('kind', '=', kind)
    .orderBy('published_version')
    .orderBy('item_id')
    .execute()
}

/** The published item with this title. */
export async function publishedItemId(
  db: Db,
  kind: ItemKind,
  title: string
): Promise<string | undefined> {
  const found = await db
    .selectFrom('content_items as item')
    .innerJoin('content_versions as shown', (join) =>
      join
        .onRef('shown.kind', '=', 'item.kind')
        .onRef('shown.item_id', '=', 'item.item_id')
        .onRef('shown.version', '=', 'item.published_version')
    )
    .select('item.item_id')
    .where('item.kind', '=', kind)
    .where(sql<boolean>`${title} in (shown.fields->>'faq_title', shown.fields->>'name')`)
    .orderBy('item.item_id')
    .limit(1)
    .executeTakeFirst()
  return found?.item_id
}

/** Blocks every other change of items until the transaction ends, without deadlocks; reads go on. */
export async function lockItems(tx: Db): Promise<void> {
  await sql`lock table content_items in exclusive mode`.execute(tx)
}

/** Blocks other changes of this item until the transaction ends. */
export function lockItem(tx: Db, { item_id, kind }: Which): Promise<ItemRow | undefined> {
  return tx
    .selectFrom('content_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateItem(
  tx: Db,
  { item_id, kind }: Which,
  change: Updateable<ContentItemsTable>
): Promise<ItemRow> {
  return tx
    .updateTable('content_items')
    .set(change)
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A number that no item of the kind ever had; locked until the transaction ends. */
export async function nextNumber(tx: Db, kind: ItemKind): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('content_items'), hashtext(${kind}))`.execute(tx)
  return String((await lastNumber(tx, kind)) + 1)
}

/** The highest number that an item of the kind ever had. */
export async function lastNumber(db: Db, kind: ItemKind): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(item_id::integer), 0) as last from (
      select item_id from content_items where kind = ${kind}
      union all
      select item_id from deleted_items where kind = ${kind}
    ) as numbered
  `.execute(db)
  return rows[0]?.last ?? 0
}

export function itemBegunAs(db: Db, begun_as: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('begun_as', '=', begun_as)
    .executeTakeFirst()
}

/** Undefined if the id is taken, or if the same call has created it already. */
export function insertItem(
  tx: Db,
  item: Insertable<ContentItemsTable>
): Promise<ItemRow | undefined> {
  return tx
    .insertInto('content_items')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function insertVersion(
  tx: Db,
  { fields, ...version }: Omit<Insertable<ContentVersionsTable>, 'fields'> & { fields: object }
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({ ...version, fields: JSON.stringify(fields) })
    .execute()
}

/** Replaces the newest version under the next number, so that editors with the old one are warned. */
export async function rewriteVersion(
  tx: Db,
  { item_id, kind, version }: Which & { version: number },
  { fields, updated }: { fields: object; updated: Date }
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({ version: version + 1, fields: JSON.stringify(fields), updated })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('version', '=', version)
    .execute()
}

/** Closes a version that was published or scheduled, so that later saves start a new one. */
export async function closeVersion(
  tx: Db,
  { item_id, kind }: Which,
  version: number,
  change: { published_at?: Date } = {}
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({ ...change, open_until: null })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('version', '=', version)
    .execute()
}

export function versionBy(
  db: Db,
  { item_id, kind }: Which,
  version: number
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Versions without their fields, newest first. */
export function versionsOf(db: Db, { item_id, kind }: Which) {
  return db
    .selectFrom('content_versions')
    .select(['version', 'updated', 'updated_by', 'published_at'])
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .orderBy('version', 'desc')
    .execute()
}
