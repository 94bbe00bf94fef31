/** A plan past its end owes a payment, unless the agent has paused or cancelled it. */
export function owes(
  website:
    | { plan_end_date: string | null; paused_at?: string | null; cancelled_at?: string | null }
    | null
    | undefined,
  now: Date
): boolean {
  if (!website?.plan_end_date || website.paused_at || website.cancelled_at) return false
  return new Date(website.plan_end_date) <= now
}
