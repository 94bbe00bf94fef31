import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { AnswerTemplatesTable } from '../../tables/lead-email-tables.ts'

export type AnswerTemplateRow = Selectable<AnswerTemplatesTable>

/** A website's changes to the templates it began with, deletions included, and those of its own. */
export function templatesOf(db: Db, website_id: number): Promise<AnswerTemplateRow[]> {
  return db
    .selectFrom('answer_templates')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('name')
    .orderBy('template_id')
    .execute()
}

export async function saveTemplate(
  tx: Db,
  template: Insertable<AnswerTemplatesTable>
): Promise<void> {
  const { template_id: _, website_id: __, ...change } = template
  await tx
    .insertInto('answer_templates')
    .values(template)
    .onConflict((conflict) => conflict.columns(['website_id', 'template_id']).doUpdateSet(change))
    .execute()
}
