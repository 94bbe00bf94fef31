// Drafts of short forms, for islands and page scripts.
export {
  type DraftName,
  dropDraft,
  hasDraft,
  keepDraft,
  readDraft
} from '#gateways/storage/drafts.ts'
