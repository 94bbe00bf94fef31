import { randomBytes } from 'node:crypto'
import type { Db } from '../../services/world.ts'

/** A secret shared by all processes, created by the first one that needs it. */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** A secret that exists already. */
export async function knownSecret(db: Db, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return found?.value
}
