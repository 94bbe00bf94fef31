/** Why entries won't outlive this page, for the storage notice. */
export { $storageTrouble } from '#gateways/storage/storage.ts'
