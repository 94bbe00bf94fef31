import type { Outcome } from '#contract/endpoint.ts'

/** One value of what a call answers. */
export function answered<Value, Key extends keyof Value>(
  outcome: Outcome<Value>,
  key: Key
): Outcome<Value[Key]> {
  return outcome.ok ? { ok: true, value: outcome.value[key] } : outcome
}
