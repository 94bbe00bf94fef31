import { randomKey } from '#gateways/browser/random-key.ts'

/** A random UUID. */
export function newId(): string {
  return randomKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
