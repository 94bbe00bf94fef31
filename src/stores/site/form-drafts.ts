// What is half typed into a short-lived form, for the forms themselves.
export { type DraftName, keepDraft, readDraft } from '#gateways/storage/drafts.ts'
