import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { Line, SiteButton } from '#contract/websites/site-fields.ts'
import { BLOCK_FIELDS, type FieldKind, type FieldName } from './block-fields.ts'

/** A plain text of a block: the field that names it, and the way to it. */
export type BlockText = { line: Line; name: FieldName; path: readonly string[] }

/** The texts that can be edited in place: all but rich ones. */
export function textsOf(block: SiteBlock): BlockText[] {
  return textsIn(block, BLOCK_FIELDS[block.type])
}

function textsIn(part: object, kinds: Readonly<Partial<Record<string, FieldKind>>>): BlockText[] {
  const values = part as Record<string, unknown>
  return Object.entries(kinds).flatMap(([field, kind]) => {
    const name = field as FieldName
    const value = values[name]
    if (kind === 'line' || kind === 'text') return [{ line: value as Line, name, path: [name] }]
    if (kind === 'button') {
      const button = value as SiteButton | null
      return button ? [{ line: button.label, name, path: [name, 'label'] }] : []
    }
    if (typeof kind !== 'object') return []
    return (value as { id: string }[]).flatMap((entry) =>
      textsIn(entry, kind.fields).map((text) => ({ ...text, path: [name, entry.id, ...text.path] }))
    )
  })
}
