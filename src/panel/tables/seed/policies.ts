import { readFile } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import { safeHtml } from '#rules/content/safe-html.ts'
import type { PoliciesTable } from '../content-tables.ts'

const POLICIES = [
  ['privacy-policy', 'Privacy Policy'],
  ['cookie-policy', 'Cookie Policy']
] as const

export function readPolicies(): Promise<Insertable<PoliciesTable>[]> {
  return Promise.all(
    POLICIES.map(async ([policy_name, title]) => ({
      policy_name,
      title,
      content: safeHtml(
        await readFile(new URL(`./policies/${policy_name}.html`, import.meta.url), 'utf8')
      )
    }))
  )
}
