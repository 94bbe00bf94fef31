import { type QueryExecutorProvider, sql } from 'kysely'
import { faq } from '../seed/faq.ts'

/** Sample answers that promised an export for every plan, or told a visitor nothing. */
const FORMER = {
  'Can I cancel?':
    'At any time, and nothing more is charged. Your website stays up to the end of the period you paid for; if a payment is overdue, it goes off at once. Your leads and texts can be exported before and after.',
  'Where is my data kept?':
    'With the operator of this panel. What is stored, why, and for how long is written in the privacy policy, and you can ask for a copy of it whenever you like.'
}

/** Unedited sample answers become the current ones. An owner's own answers stay as they are. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const [title, former] of Object.entries(FORMER)) {
    const current = faq.find(({ faq_title }) => faq_title === title)!
    await sql`
      update faq set faq_description = ${current.faq_description}
      where faq_title = ${title} and faq_description = ${former}
    `.execute(db)
  }
}
