const SLUG_MAX = 60

/** A title as part of an address or of a file's name: small letters, digits and hyphens; empty where it has none. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '')
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
  return slug.replace(/^-|-$/g, '')
}
