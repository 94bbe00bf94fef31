import * as v from 'valibot'

/** Who may make a call: anyone, logged-in agents only, or anyone with or without a session. */
export type Access = 'either' | 'private' | 'public'

/** One call between browser and panel, described once; both sides import the description. */
export type Endpoint<
  Input extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Allowed extends Access = Access
> = {
  /** `private` calls send the bearer token, `either` calls if there is one, `public` calls never. */
  access: Allowed
  /** A successful answer: a list, or an object with `api_status` 0. */
  answer: Answer
  /**
   * JSON in a POST; otherwise it fills the path's `:names`, and the rest is the query string. Of an
   * upload, `file` is the body.
   */
  input: Input
  method: 'DELETE' | 'GET' | 'POST'
  /**
   * What repeating the call does, such as after a lost answer. `keyed`: with an Idempotency-Key header,
   * it works once and returns the first answer again. `safe`: it creates nothing, or the same thing. A
   * GET without it only reads.
   */
  repeat?: 'keyed' | 'safe'
  /** Below the panel API's base, e.g. '/general/blog/:blog_id'. */
  path: string
  /** A POST whose body is the bytes of a file, of any content type. */
  upload?: true
}

/** The annotation lets a bundle drop the calls that a page never makes. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Input extends v.GenericSchema,
  Answer extends v.GenericSchema,
  Allowed extends Access
>(description: Endpoint<Input, Answer, Allowed>): Endpoint<Input, Answer, Allowed> {
  return description
}

export type InputOf<E extends Endpoint> = v.InferInput<E['input']>
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>

/** The specification says only 'truthy', so other panels may send `true` or text. */
const truthy = v.pipe(
  v.union([v.number(), v.string(), v.literal(true)]),
  v.check((status) => Boolean(status)),
  v.transform((status) => (Number(status) > 1 ? Number(status) : 400))
)
const falsy = v.pipe(
  v.optional(v.nullable(v.union([v.literal(0), v.literal(false), v.literal('')]))),
  v.transform(() => 0 as const)
)

/** A payment that the cardholder has to confirm with their bank, in the browser. */
export const Confirmation = v.object({
  /** CAD. */
  amount: v.number(),
  client_secret: v.string(),
  payment_method: v.string()
})
export type Confirmation = v.InferOutput<typeof Confirmation>

/** A failed answer: a truthy `api_status`, and a message for people that other panels may omit. */
export const Refusal = v.object({
  api_status: truthy,
  message: v.optional(v.string()),
  /** The first problem of each invalid field. */
  errors: v.optional(v.record(v.string(), v.string())),
  /** Seconds to wait before a retry, as in the Retry-After header. */
  retry_after: v.optional(v.number()),
  /** With `api_status` 202: what the cardholder has to confirm. */
  confirmation: v.optional(Confirmation)
})
export type Refusal = v.InferOutput<typeof Refusal>

/** The result of a call. Failures are values, not exceptions. */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | {
      ok: false
      reason: 'network'
      message: undefined
      errors?: undefined
      retry_after?: undefined
      confirmation?: undefined
      api_status: 0
    }
  | {
      ok: false
      reason: 'refused' | 'malformed'
      api_status: number
      message: string | undefined
      errors?: Record<string, string> | undefined
      retry_after?: number | undefined
      confirmation?: Confirmation | undefined
    }

/** The fields of every successful answer. */
export const done = { api_status: v.optional(falsy, 0), message: v.optional(v.string()) }
export const Done = v.object(done)
export const Nothing = v.object({})

/** `api_status` of work in progress: repeat the call with the same input. */
export const IN_PROCESS = 202

/** Whether a call succeeded or was refused for good; anything else may have another answer later. */
export function isDefinite(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return true
  const { api_status, reason } = outcome
  const isTemporary = api_status === IN_PROCESS || api_status === 429 || api_status >= 500
  return reason === 'refused' && !isTemporary
}
