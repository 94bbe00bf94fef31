import { type Kysely, sql } from 'kysely'

/** Gives Harbour and Prairie samples that fit their names. Leaves an owner's own rows alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update demo_websites set template_id = 2, brokerage = 'Jellybean Row Realty'
    where base_url = '/demo/erin-walsh' and template_id = 3
  `.execute(db)
  await sql`
    update demo_websites set template_id = 3
    where base_url = '/demo/sofia-petrov' and template_id = 2
  `.execute(db)
  await sql`
    update templates set base_url = fitting.base_url, screenshot = fitting.screenshot
    from (values
      ('/demo/sofia-petrov', '/demo/erin-walsh', '/screenshots/erin-walsh.webp', 'Harbour'),
      ('/demo/erin-walsh', '/demo/sofia-petrov', '/screenshots/sofia-petrov.webp', 'Prairie')
    ) as fitting (former, base_url, screenshot, website_name)
    where templates.base_url = fitting.former and templates.website_name = fitting.website_name
  `.execute(db)
}
