export const SLUG_MAX = 60

/** A title for addresses and file names: lower-case letters, digits and hyphens; may be empty. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '')
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
  return slug.replace(/^-|-$/g, '')
}
