/**
 * What the product says about itself, and why that is so. `id` is the file and the key of its sentence in
 * this folder; `spec` is where the specification dictates it. See docs/decisions/0164.
 */
export type Claim = { id: string; spec?: string } & (
  | Proven
  | { awaits: string }
  | { coming: string }
  | { spec: string; unproved: string }
)

/** 'tests/panel/x.test.ts: the test's name', for each part of the sentence. */
type Proven = { proof: readonly string[] }
