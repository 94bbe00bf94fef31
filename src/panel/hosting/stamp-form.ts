import type { StampRemark } from '#contract/websites/site-stamps.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { asLine, printable } from '#rules/content/printable.ts'
import { EMAIL_MAX, TEXT_MAX } from '#rules/limits.ts'
import { readEmail } from '#rules/people/email.ts'
import { REMARK_MAX } from '#rules/websites/stamp-path.ts'

/** The names of the form's fields; a page's remark is `remark-` and its id. */
export const WHOLE = 'remark'
export const remarkField = (page_id: string) => `${WHOLE}-${page_id}`

export type StampFault = 'decision' | 'email' | 'name' | 'remark'
type Answer = {
  decision: 'approved' | 'changes'
  broker: { name: string; email: string }
  remarks: StampRemark[]
}

/** What the broker sent, or what is wrong with it, by field. */
export function readStampForm(
  fields: Record<string, string>,
  { language, pages }: SiteContent
): { answer: Answer } | { faults: Record<string, StampFault> } {
  const faults: Record<string, StampFault> = {}
  const decision = (['approved', 'changes'] as const).find((one) => one === fields['decision'])
  if (!decision) faults['decision'] = 'decision'
  const name = asLine(fields['name'] ?? '').slice(0, TEXT_MAX)
  if (name === '') faults['name'] = 'name'
  const email = readEmail(fields['email'] ?? '')
  if (email === undefined || email.length > EMAIL_MAX) faults['email'] = 'email'
  const places = [
    { page_id: null, page: '', field: WHOLE },
    ...pages.map(({ id, title }) => ({
      page_id: id,
      page: title[language] || title.en || title.fr,
      field: remarkField(id)
    }))
  ]
  const remarks = places.flatMap(({ field, page, page_id }) => {
    const text = printable(fields[field] ?? '').trim()
    if (text.length > REMARK_MAX) faults[field] = 'remark'
    return text === '' ? [] : [{ page_id, page, text }]
  })
  if (!decision || email === undefined || Object.keys(faults).length > 0) return { faults }
  return { answer: { decision, broker: { name, email }, remarks } }
}
