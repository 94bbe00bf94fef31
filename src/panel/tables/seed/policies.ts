import { readFile } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import { safeHtml } from '#rules/content/safe-html.ts'
import type { PoliciesTable } from '../content-tables.ts'
import type { TextPair } from './text-pairs.ts'

const POLICIES = [
  ['privacy-policy', 'Privacy Policy', 'Politique de confidentialité'],
  ['cookie-policy', 'Cookie Policy', 'Politique sur les témoins']
] as const

export function readPolicies(): Promise<Insertable<PoliciesTable>[]> {
  return Promise.all(
    POLICIES.map(async ([policy_name, title]) => ({
      policy_name,
      title,
      content: await readContent(policy_name)
    }))
  )
}

export async function readPoliciesInFrench(): Promise<TextPair[]> {
  const pairs = await Promise.all(
    POLICIES.map(async ([name, title, french]): Promise<TextPair[]> => [
      [title, french],
      [await readContent(name), await readContent(`fr/${name}`)]
    ])
  )
  return pairs.flat()
}

async function readContent(name: string): Promise<string> {
  const file = new URL(`./policies/${name}.html`, import.meta.url)
  return safeHtml(await readFile(file, 'utf8'))
}
