import { computed } from 'nanostores'
import { $setupDraft } from '#gateways/storage/saved.ts'

/** Whether the panel has everything that was typed here. */
export const $savedToAccount = computed(
  $setupDraft,
  (draft) =>
    draft !== undefined &&
    draft.revision > 0 &&
    draft.typed === undefined &&
    draft.typedAt === undefined
)
