import { type QueryExecutorProvider, sql } from 'kysely'

type NewTemplate = {
  id: number
  name: string
  /** The sample website that shows it. */
  slug: string
} & (
  | { /** The template that the sample had before. */ former: number }
  | { /** A new sample. */ agent: string; brokerage: string }
)

/**
 * For migrations: offers templates that are new. A database without content gets them with the rest, one without
 * samples gets no sample, and an owner's rows stay.
 */
export async function offerTemplates(
  db: QueryExecutorProvider,
  templates: readonly NewTemplate[]
): Promise<void> {
  for (const { id, name, slug, ...sample } of templates) {
    const demo = `/demo/${slug}`
    const screenshot = `/screenshots/${slug}.webp`
    await sql`
      insert into templates (website_id, website_name, screenshot, base_url, position)
      select ${id}::integer, ${name}::text, ${screenshot}::text, ${demo}::text, max(position) + 1
      from templates having count(*) > 0
      on conflict (website_id) do nothing
    `.execute(db)
    const isOffered = sql`
      exists (select from templates where website_id = ${id} and website_name = ${name})
    `
    if ('former' in sample) {
      await sql`
        update demo_websites set template_id = ${id}
        where base_url = ${demo} and template_id = ${sample.former} and ${isOffered}
      `.execute(db)
    } else {
      await sql`
        insert into demo_websites
          (demo_id, screenshot, agent_name, brokerage, base_url, template_id, position)
        select max(demo_id) + 1, ${screenshot}::text, ${sample.agent}::text,
          ${sample.brokerage}::text, ${demo}::text, ${id}::integer, max(position) + 1
        from demo_websites where ${isOffered}
        having bool_or(base_url like '/demo/%') and not bool_or(base_url = ${demo})
      `.execute(db)
    }
  }
}
