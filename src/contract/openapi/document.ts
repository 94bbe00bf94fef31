import { CALLS } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import {
  answerSchema,
  inputSchema,
  type JsonSchema,
  refusalSchema,
  sharedSchemas
} from './schemas.ts'
import { CALL_DESCRIPTIONS, STATUS_DESCRIPTIONS } from './descriptions.ts'

type Parameter = {
  name: string
  in: 'header' | 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

type Response = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content: Record<string, { schema: JsonSchema }>
}

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Response>
}

export type Document = ReturnType<typeof openApi>

/** The panel API as OpenAPI 3.1, generated from the contract that browser and panel share. */
export function openApi({ base, productName }: { base: string; productName: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} panel API`,
      version: '1.0.0',
      summary: 'Every call between the site and the panel.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' }
    },
    servers: [{ url: base }],
    tags: TAGS,
    paths: paths(),
    components: {
      schemas: { Refusal: refusalSchema(), ...sharedSchemas() },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `access_token` that a login returns.'
        }
      }
    }
  }
}

const ABOUT = `A successful call returns a list, or an object with \`api_status: 0\`. A failed call returns its HTTP status as \
\`api_status\`, and a \`message\` for people. Amounts are in Canadian dollars with two decimals, dates in ISO 8601 and UTC. \
Unknown fields are ignored. Calls that accept an \`Idempotency-Key\` do their work once per key, even after a crash. All \
other calls are safe to repeat. Every response has an \`X-Request-Id\`, which identifies it in the log.`

const TAGS = [
  { name: 'general', description: 'Public data and forms.' },
  { name: 'auth', description: 'Accounts and sessions.' },
  { name: 'user', description: 'The account, its website and its plan.' },
  { name: 'payment', description: 'Cards, orders, payments and receipts.' },
  { name: 'editor', description: 'The site’s content, for accounts with the editor role.' }
]

function paths(): Record<string, Record<string, Operation>> {
  const all: Record<string, Record<string, Operation>> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    all[path] = { ...all[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return all
}

function operation(name: string, call: Endpoint): Operation {
  const described = CALL_DESCRIPTIONS[name]
  if (!described) throw new Error(`${name} has no summary in src/contract/openapi/descriptions.ts`)
  const input = inputSchema(call.input)
  const isBody = call.method === 'POST' && !call.upload
  return {
    operationId: name,
    summary: described.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: { either: [{ session: [] }, {}], private: [{ session: [] }], public: [] }[
      call.access
    ],
    parameters: [
      ...(isBody ? [] : parameters(call, input)),
      ...(call.repeat === 'keyed' ? [IDEMPOTENCY_KEY] : [])
    ],
    ...(call.method === 'POST' && {
      requestBody: {
        required: true as const,
        content: call.upload
          ? { 'application/octet-stream': { schema: {} } }
          : { 'application/json': { schema: input } }
      }
    }),
    responses: {
      200: success(call, described.files ?? []),
      ...Object.fromEntries(
        refusalsOf(call, described.refusals ?? []).map((code) => [code, refusal(code)])
      )
    }
  }
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a call with the same key and input returns the first answer. The same key with other input is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' }
}

function parameters({ path, upload }: Endpoint, input: JsonSchema): Parameter[] {
  const named = Object.entries(input.properties ?? {}).filter(
    ([name]) => !upload || name !== 'file'
  )
  return named.map(([name, schema]) => {
    const isInPath = path.split('/').includes(`:${name}`)
    const required = isInPath || (input.required ?? []).includes(name)
    return { name, in: isInPath ? 'path' : 'query', required, schema }
  })
}

function success({ answer }: Endpoint, files: readonly string[]): Response {
  if (answer.type === 'blob') {
    const content = Object.fromEntries(files.map((type) => [type, { schema: {} }]))
    return { description: 'The file.', content }
  }
  return {
    description: 'Success.',
    content: { 'application/json': { schema: answerSchema(answer) } }
  }
}

function refusalsOf(
  { access, input, method, repeat, upload }: Endpoint,
  own: readonly number[]
): number[] {
  const isEmpty = 'entries' in input && Object.keys(input.entries as object).length === 0
  const all = new Set([
    ...own,
    ...(isEmpty && method !== 'POST' ? [] : [400]),
    ...(access === 'private' ? [401, 403] : []),
    ...(repeat === 'keyed' ? [409] : []),
    ...(method === 'POST' ? [413] : []),
    ...(method === 'POST' && !upload ? [415] : []),
    500,
    503
  ])
  return [...all].toSorted((a, b) => a - b)
}

function refusal(code: number): Response {
  const hasRetryAfter = [429, 503].includes(code)
  return {
    description: STATUS_DESCRIPTIONS[code] ?? '',
    ...(hasRetryAfter && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  }
}
