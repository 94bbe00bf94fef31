import * as v from 'valibot'

/** Who may make a call: anybody, only who is logged in, or anybody while being logged in tells who it is. */
export type Access = 'either' | 'private' | 'public'

/** One call between browser and panel, described once; both sides import the description. */
export type Endpoint<
  Input extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Allowed extends Access = Access
> = {
  /** `private` calls carry the bearer token, `either` ones where there is one, public ones never do. */
  access: Allowed
  /** What success answers: a list, or an object with `api_status` 0. */
  answer: Answer
  /** JSON in a POST; otherwise it fills the path's `:names`, and the rest is the query string. */
  input: Input
  method: 'DELETE' | 'GET' | 'POST'
  /**
   * What making the call again does, as after a lost answer. `keyed`: with the header Idempotency-Key it makes nothing
   * twice and gives the first answer again. `safe`: it makes nothing, or the same thing. A GET without it only reads.
   */
  repeat?: 'keyed' | 'safe'
  /** Below the panel API's base, e.g. '/general/blog/:blog_id'. */
  path: string
}

/** The mark lets a page leave out the calls it never makes. */
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

/** The specification says truthy and no type, so a panel of somebody else's may say it by `true` or in words. */
const truthy = v.pipe(
  v.union([v.number(), v.string(), v.literal(true)]),
  v.check((status) => Boolean(status)),
  v.transform((status) => (Number(status) > 1 ? Number(status) : 400))
)
const falsy = v.pipe(
  v.optional(v.nullable(v.union([v.literal(0), v.literal(false), v.literal('')]))),
  v.transform(() => 0 as const)
)

/** A payment that its card's owner must confirm with their bank, in the browser, before it can go on. */
export const Confirmation = v.object({
  /** CAD. */
  amount: v.number(),
  client_secret: v.string(),
  payment_method: v.string()
})
export type Confirmation = v.InferOutput<typeof Confirmation>

/** What every failure answers: a truthy `api_status` and a sentence for a person, which a panel of another make may leave out. */
export const Refusal = v.object({
  api_status: truthy,
  message: v.optional(v.string()),
  /** Bad input by field: the first rule broken. */
  errors: v.optional(v.record(v.string(), v.string())),
  /** Seconds until it is worth asking again, as in the header Retry-After. */
  retry_after: v.optional(v.number()),
  /** With `api_status` 202: what is waited for. */
  confirmation: v.optional(Confirmation)
})
export type Refusal = v.InferOutput<typeof Refusal>

/** What a call came to. Failures are values; nothing is thrown at a screen. */
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

/** The part of a success that says it is one. */
export const done = { api_status: v.optional(falsy, 0), message: v.optional(v.string()) }
export const Done = v.object(done)
export const Nothing = v.object({})

/** `api_status` of what is still being done: ask again with the same input. */
export const IN_PROCESS = 202
