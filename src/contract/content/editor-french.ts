import * as v from 'valibot'
import { done, endpoint } from '../endpoint.ts'
import { ItemKind } from './editor-fields.ts'
import { ItemId } from './editor.ts'
import { rowId } from '../fields.ts'

/** Editors' calls, like those in editor.ts. The French of a text belongs to the English text, not to its item. */

const which = { kind: ItemKind, item_id: ItemId }
/** SHA-256 in hexadecimal. */
const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const FIELDS_MAX = 4

export const FrenchText = v.object({
  field: v.string(),
  english: v.string(),
  english_digest: Digest,
  /** Null without French. */
  french: v.nullable(v.string()),
  french_digest: v.nullable(Digest),
  /** Of a text without French: what the newest earlier version of the field has. */
  earlier_french: v.nullable(v.string()),
  /** Whether another item on the site has the same English, and so the same French. */
  is_shared: v.boolean()
})
export type FrenchText = v.InferOutput<typeof FrenchText>

const answer = {
  ...done,
  ...which,
  /** The newest version, whose texts these are; a field without English has none to translate. */
  version: rowId(),
  texts: v.array(FrenchText)
}

export const itemFrench = endpoint({
  access: 'private',
  answer: v.object(answer),
  input: v.object(which),
  method: 'GET',
  path: '/editor/french/:kind/:item_id'
})

/**
 * Saves the French of an item's texts; an empty one removes it. 409 if a digest is not that of the newest
 * English or French. `run_id`: the publish run of the change; null if the site doesn't show it.
 */
export const saveFrench = endpoint({
  access: 'private',
  answer: v.object({ ...answer, run_id: v.nullable(rowId()) }),
  input: v.object({
    ...which,
    texts: v.pipe(
      v.array(
        v.object({
          field: v.string(),
          english_digest: Digest,
          french_digest: v.nullable(Digest),
          french: v.string()
        })
      ),
      v.minLength(1),
      v.maxLength(FIELDS_MAX)
    )
  }),
  method: 'POST',
  path: '/editor/saveFrench',
  repeat: 'safe'
})
