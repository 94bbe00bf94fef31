import { CALLS } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import { answerSchema, inputSchema, type JsonSchema, refusalSchema } from './schemas.ts'
import { STATUS_WORDS, WORDS } from './words.ts'

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
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, Response>
}

export type Document = ReturnType<typeof openApi>

/** The panel API as OpenAPI 3.1: made from the contract that both sides are held to, so that it can't say anything else. */
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
      schemas: { Refusal: refusalSchema() },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `access_token` that a log-in answers.'
        }
      }
    }
  }
}

const ABOUT = `Every success that is an object says \`api_status: 0\`; lists are bare. Every failure says \`api_status\`, \
which is its HTTP status, and a \`message\` for a person. Money is CAD with two decimals, dates are ISO 8601 in UTC. Fields \
that are not named are ignored. A call that takes an \`Idempotency-Key\` makes nothing twice under one key, whatever crashed \
in between; every other call may simply be made again. Each answer carries \`X-Request-Id\`, which finds it in the log.`

const TAGS = [
  { name: 'general', description: 'For every visitor.' },
  { name: 'auth', description: 'Accounts and sessions.' },
  { name: 'user', description: 'The account, its website and its plan.' },
  { name: 'payment', description: 'Cards, orders, payments and receipts.' },
  { name: 'editor', description: 'What the site says, for accounts with the editor right.' }
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
  const words = WORDS[name]
  if (!words) throw new Error(`${name} has no words in src/contract/openapi/words.ts`)
  const input = inputSchema(call.input)
  const isPost = call.method === 'POST'
  return {
    operationId: name,
    summary: words.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: { either: [{ session: [] }, {}], private: [{ session: [] }], public: [] }[
      call.access
    ],
    parameters: [
      ...(isPost ? [] : parameters(call, input)),
      ...(call.repeat === 'keyed' ? [IDEMPOTENCY_KEY] : [])
    ],
    ...(isPost && {
      requestBody: { required: true as const, content: { 'application/json': { schema: input } } }
    }),
    responses: {
      200: success(call, words.files ?? []),
      ...Object.fromEntries(
        refusalsOf(call, words.refusals ?? []).map((code) => [code, refusal(code)])
      )
    }
  }
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and input give the first answer again; another input with it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' }
}

function parameters({ path }: Endpoint, input: JsonSchema): Parameter[] {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => {
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
    description: 'It is done.',
    content: { 'application/json': { schema: answerSchema(answer) } }
  }
}

function refusalsOf({ access, input, method, repeat }: Endpoint, own: readonly number[]): number[] {
  const takes = 'entries' in input && Object.keys(input.entries as object).length === 0
  const all = new Set([
    ...own,
    ...(takes && method !== 'POST' ? [] : [400]),
    ...(access === 'private' ? [401, 403] : []),
    ...(repeat === 'keyed' ? [409] : []),
    ...(method === 'POST' ? [413, 415] : []),
    500,
    503
  ])
  return [...all].toSorted((a, b) => a - b)
}

function refusal(code: number): Response {
  const tells = [429, 503].includes(code)
  return {
    description: STATUS_WORDS[code] ?? '',
    ...(tells && {
      headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  }
}
