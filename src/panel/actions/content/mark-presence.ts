import { PRESENCE_SECONDS } from '#rules/content/content-limits.ts'
import type { Which } from '../../records/content/items.ts'
import { notePresence, othersPresent } from '../../records/content/presence.ts'
import type { World } from '../../services/world.ts'
import { readItem } from './write-item.ts'

/** Records that an editor has an item open, and returns the others who do. */
export async function markPresence({ clock, db }: World, agent_id: string, which: Which) {
  await readItem(db, which)
  const now = clock()
  const stale = new Date(now.getTime() - PRESENCE_SECONDS * 1000)
  await notePresence(db, which, agent_id, { now, stale })
  const others = await othersPresent(db, which, agent_id, stale)
  return others.map(({ name, since }) => ({ name, since: since.toISOString() }))
}
