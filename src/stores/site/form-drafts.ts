// Drafts of short forms, for islands and page scripts.
export { type DraftName, keepDraft, readDraft } from '#gateways/storage/drafts.ts'
