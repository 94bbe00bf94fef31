/** Why what is typed will not outlive this page, for the notice that says so. */
export { $storageTrouble } from '#gateways/storage/storage.ts'
