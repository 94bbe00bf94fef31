import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { FrenchTextsTable } from '../content-tables.ts'
import { faqInFrench } from './faq.ts'
import { plansInFrench } from './plans.ts'
import { readPoliciesInFrench } from './policies.ts'
import { readPostsInFrench } from './posts.ts'
import { testimonialsInFrench } from './testimonials.ts'

/** The French of the first content. */
export async function readFrenchTexts(): Promise<Insertable<FrenchTextsTable>[]> {
  const pairs = [
    ...plansInFrench,
    ...faqInFrench,
    ...testimonialsInFrench,
    ...(await readPoliciesInFrench()),
    ...(await readPostsInFrench())
  ]
  return [...new Map(pairs)].map(([english, french]) => frenchTextRow({ english, french }))
}

/** A row of the table, whose key is short where a text is long. */
export function frenchTextRow(text: {
  english: string
  french: string
}): Insertable<FrenchTextsTable> {
  return { ...text, digest: digestOf(text.english) }
}

/** The key of an English text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
