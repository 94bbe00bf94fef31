import { POLICIES } from '#rules/content/policies.ts'

export type ContentSummary = { plans: number; policies: readonly string[]; posts: number }

export type FetchOutcome = { summary: ContentSummary } | { failure: string }

export type SnapshotDecision =
  | { use: 'fetched' }
  | { use: 'previous'; warning: string }
  | { use: 'none'; refusal: string }

const LOST_POSTS_MAX = 10

/** Decides whether to publish the fetched content, to keep the previous snapshot, or to stop. */
export function decideSnapshot({
  fetched,
  previous,
  mayShrink
}: {
  fetched: FetchOutcome
  previous: Pick<ContentSummary, 'posts'> | undefined
  mayShrink: boolean
}): SnapshotDecision {
  const failure = 'failure' in fetched ? fetched.failure : missingContent(fetched.summary)
  if (failure !== undefined || !('summary' in fetched)) {
    return previous
      ? {
          use: 'previous',
          warning: `Couldn’t fetch the panel’s content, so the site keeps its previous content: ${failure}`
        }
      : {
          use: 'none',
          refusal: `Couldn’t fetch the panel’s content, and there is no previous content: ${failure}`
        }
  }
  const { posts } = fetched.summary
  const lost = (previous?.posts ?? 0) - posts
  if (lost >= LOST_POSTS_MAX && lost > posts && !mayShrink) {
    return {
      use: 'none',
      refusal: `The panel has ${posts} posts, down from ${posts + lost}. Nothing was published; use --allow-shrinking if this is intended.`
    }
  }
  return { use: 'fetched' }
}

/** Names required content that is missing. */
function missingContent({ plans, policies }: ContentSummary): string | undefined {
  if (plans === 0) return 'It has no plans, and an empty pricing page is never published.'
  const missing = POLICIES.filter((name) => !policies.includes(name))
  return missing.length > 0 ? `It has no ${missing.join(' and no ')}.` : undefined
}
