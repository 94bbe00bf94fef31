import type { Db } from '../../services/world.ts'

export { frenchTextRow } from '../../tables/seed/french-texts.ts'

/** The French of each English text that has one. */
export async function frenchTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('french_texts').select(['english', 'french']).execute()
  return new Map(rows.map(({ english, french }) => [english, french]))
}
