import type { AnswerTemplate } from '#contract/leads/answers.ts'
import { answerSeeds } from '#messages/leads/answer-seeds.ts'
import { messageFrom } from '#messages/language.ts'
import { leadEmailRefusals } from '#messages/refusals/lead-emails.ts'
import { byName } from '#rules/content/by-name.ts'
import { TEMPLATES_MAX } from '#rules/leads/answer-limits.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import { saveTemplate, templatesOf } from '../../records/leads/answer-templates.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

/** Those that every website begins with, as the agent changed them, and the agent's own, by name. */
export async function listTemplates(
  { db }: Pick<World, 'db'>,
  website_id: number
): Promise<AnswerTemplate[]> {
  const rows = await templatesOf(db, website_id)
  const stored = new Set(rows.map(({ template_id }) => template_id))
  const seeds = SITE_LANGUAGES.flatMap((language) =>
    Object.entries(answerSeeds[language]).map(([name, seed]) => {
      return { template_id: `${name}-${language}`, language, ...seed }
    })
  ).filter(({ template_id }) => !stored.has(template_id))
  const own = rows
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ language, name, subject, template_id, text }) => ({
      template_id,
      language,
      name,
      subject,
      text
    }))
  return [...seeds, ...own].toSorted((one, other) => byName(one.name, other.name))
}

export async function putTemplate(
  { clock, db }: World,
  website_id: number,
  template: AnswerTemplate
): Promise<AnswerTemplate[]> {
  return inTransaction(db, async (tx) => {
    const known = await listTemplates({ db: tx }, website_id)
    const isNew = known.every(({ template_id }) => template_id !== template.template_id)
    if (isNew && known.length >= TEMPLATES_MAX) {
      throw new Refused(
        messageFrom(leadEmailRefusals, (t) => t.tooManyTemplates(TEMPLATES_MAX)),
        409
      )
    }
    await saveTemplate(tx, { website_id, ...template, deleted_at: null, updated: clock() })
    return listTemplates({ db: tx }, website_id)
  })
}

/** Deleting one that is gone already changes nothing. */
export async function deleteTemplate(
  { clock, db }: World,
  website_id: number,
  template_id: string
): Promise<AnswerTemplate[]> {
  return inTransaction(db, async (tx) => {
    const known = await listTemplates({ db: tx }, website_id)
    const found = known.find((template) => template.template_id === template_id)
    if (!found) return known
    await saveTemplate(tx, { website_id, ...found, deleted_at: clock(), updated: clock() })
    return known.filter((template) => template !== found)
  })
}
