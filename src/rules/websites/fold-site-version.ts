import { foldsInto } from '../content/fold-version.ts'

type Saved = { content: unknown; open_until: Date | null }

/**
 * Whether a save goes into the website's newest version: it is still open, no page, block or entry was
 * removed, and little text was removed in one place.
 */
export function foldsIntoSite(newest: Saved, save: { content: unknown; now: Date }): boolean {
  const before = partsOf(newest.content)
  const after = partsOf(save.content)
  if (![...before.ids].every((id) => after.ids.has(id))) return false
  return foldsInto(
    { agent_id: OWNER, fields: before.texts, open_until: newest.open_until },
    { agent_id: OWNER, fields: after.texts, now: save.now }
  )
}

/** A website has one author. */
const OWNER = 'owner'

type Parts = { ids: Set<string>; texts: Record<string, string> }

/** Every text and part by its path, on which a part is named by its id, so that it can move. */
function partsOf(content: unknown): Parts {
  const parts: Parts = { ids: new Set(), texts: {} }
  collect(content, '', parts)
  return parts
}

function collect(value: unknown, path: string, parts: Parts): void {
  if (typeof value === 'string') parts.texts[path] = value
  if (typeof value !== 'object' || value === null) return
  if (nameOf(value) !== undefined) parts.ids.add(path)
  for (const [key, below] of Object.entries(value)) {
    collect(below, `${path}/${nameOf(below) ?? key}`, parts)
  }
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined
  return typeof value.id === 'string' ? `#${value.id}` : undefined
}
