import { type Kysely, sql } from 'kysely'

/** The template of a demo website, for 'Get Template'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table demo_websites add column template_id integer`.execute(db)
  await sql`
    update demo_websites set template_id = shipped.template_id
    from (values
      ('/demo/amara-osei', 1), ('/demo/luc-tremblay', 2), ('/demo/erin-walsh', 3),
      ('/demo/jaspreet-gill', 1), ('/demo/mei-chen', 2),
      ('/demo/marie-eve-desrosiers-laflamme', 3), ('/demo/noah-cardinal', 1),
      ('/demo/sofia-petrov', 2)
    ) as shipped (base_url, template_id)
    where demo_websites.base_url = shipped.base_url
  `.execute(db)
}
