import { type QueryExecutorProvider, sql } from 'kysely'

/** Templates with the sample website that shows each, and the template that the sample had before. */
const NEW_TEMPLATES = [
  { id: 4, name: 'Chalet', slug: 'noah-cardinal', former: 1 },
  { id: 5, name: 'Atelier', slug: 'mei-chen', former: 2 },
  { id: 6, name: 'Gazette', slug: 'jaspreet-gill', former: 1 }
]

/** Offers the new templates. A database without content gets them with the rest; an owner's rows stay. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const { id, name, slug, former } of NEW_TEMPLATES) {
    const demo = `/demo/${slug}`
    await sql`
      insert into templates (website_id, website_name, screenshot, base_url, position)
      select ${id}::integer, ${name}::text, ${`/screenshots/${slug}.webp`}::text, ${demo}::text,
        max(position) + 1
      from templates having count(*) > 0
      on conflict (website_id) do nothing
    `.execute(db)
    await sql`
      update demo_websites set template_id = ${id}
      where base_url = ${demo} and template_id = ${former}
        and exists (select from templates where website_id = ${id} and website_name = ${name})
    `.execute(db)
  }
}
