import { POLICIES } from '#rules/content/policies.ts'

/** How much there is to publish. */
export type Amount = { plans: number; policies: readonly string[]; posts: number }

/** What was asked for came as an amount, or did not come for a reason. */
export type Asked = { amount: Amount } | { failure: string }

export type Verdict =
  | { use: 'asked' }
  | { use: 'kept'; warning: string }
  | { use: 'nothing'; refusal: string }

const MANY_POSTS = 10

/** Whether a site is made of what the panel said, or of what it said before, or not at all. */
export function judge({
  asked,
  kept,
  mayShrink
}: {
  asked: Asked
  kept: Pick<Amount, 'posts'> | undefined
  mayShrink: boolean
}): Verdict {
  const failure = 'failure' in asked ? asked.failure : lack(asked.amount)
  if (failure !== undefined || !('amount' in asked)) {
    return kept
      ? {
          use: 'kept',
          warning: `The panel’s content could not be taken, so the site stays as the panel last said it: ${failure}`
        }
      : {
          use: 'nothing',
          refusal: `The panel’s content could not be taken, and there is none from before: ${failure}`
        }
  }
  const { posts } = asked.amount
  const lost = (kept?.posts ?? 0) - posts
  if (lost >= MANY_POSTS && lost > posts && !mayShrink) {
    return {
      use: 'nothing',
      refusal: `The panel has ${posts} posts where it had ${posts + lost}. Nothing was published; say --allow-shrinking if that is meant.`
    }
  }
  return { use: 'asked' }
}

/** What a site can't be without. */
function lack({ plans, policies }: Amount): string | undefined {
  if (plans === 0) return 'It has no plans, and an empty pricing page is never published.'
  const missing = POLICIES.filter((name) => !policies.includes(name))
  return missing.length > 0 ? `It has no ${missing.join(' and no ')}.` : undefined
}
