/** What an advertisement's link says about itself. */
export type AdTags = { source: string; medium: string; campaign: string }

/** The page's address with the tags that are filled in. */
export function adLink(address: string, { campaign, medium, source }: AdTags): string {
  const url = new URL(address)
  const tags = { utm_source: source, utm_medium: medium, utm_campaign: campaign }
  for (const [name, value] of Object.entries(tags)) {
    if (value.trim() !== '') url.searchParams.set(name, value.trim())
  }
  return url.href
}
