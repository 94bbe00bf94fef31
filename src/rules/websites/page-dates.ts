/** When each page's own content last changed, as ISO dates by page id. */
export type PageDates = Readonly<Record<string, string>>

type Published = { pages: readonly { id: string }[] }

/**
 * The dates after a publish: a page whose own title, address and blocks are as they were keeps its date,
 * even if the website's colours or the agent's phone number changed. Both contents were read by the
 * same schema, so equal pages have equal JSON.
 */
export function pageDates(
  { pages }: Published,
  now: string,
  before?: { content: Published; dates: PageDates; publishedAt: string }
): PageDates {
  const known = new Map(
    before?.content.pages.map((page) => [JSON.stringify(page), before.dates[page.id]])
  )
  return Object.fromEntries(
    pages.map((page) => {
      const json = JSON.stringify(page)
      return [page.id, known.has(json) ? (known.get(json) ?? before?.publishedAt ?? now) : now]
    })
  )
}
