import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { Refusal } from '../endpoint.ts'
import { SiteContent } from '../websites/site-content.ts'

/** Schemas that are described once, since several calls carry them. */
const SHARED = { SiteContent }

/** The parts of JSON Schema that are used here. */
export type JsonSchema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  allOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
  additionalProperties?: boolean | JsonSchema
}

/** A call's input. The panel also checks rules that JSON Schema can't express, such as equal passwords. */
export function inputSchema(schema: v.GenericSchema): JsonSchema {
  return plain(convert(schema))
}

/** A successful answer as this panel sends it, which is stricter than what the browser accepts. */
export function answerSchema(schema: v.GenericSchema): JsonSchema {
  const answer = plain(convert(schema))
  if (answer.type === 'array') return answer
  const { properties = {}, required = [], ...rest } = answer
  return {
    ...rest,
    properties: { api_status: { const: 0 }, ...without(properties, 'api_status') },
    required: ['api_status', ...required]
  }
}

export function refusalSchema(): JsonSchema {
  const { properties = {}, ...rest } = convert(Refusal)
  return {
    ...rest,
    description: 'Why the call failed.',
    properties: {
      ...properties,
      api_status: { type: 'integer', minimum: 202, maximum: 599, description: 'The HTTP status.' },
      message: { type: 'string', description: 'For a person.' }
    },
    required: ['api_status', 'message']
  }
}

/** The shared schemas by name. */
export function sharedSchemas(): Record<keyof typeof SHARED, JsonSchema> {
  return { SiteContent: plain(convert(SHARED.SiteContent, {})) }
}

function convert(
  schema: v.GenericSchema,
  definitions: Record<string, v.GenericSchema> = SHARED
): JsonSchema {
  const {
    $defs: _shared,
    $schema: _draft,
    ...json
  } = toJsonSchema(schema, {
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    typeMode: 'input'
  })
  return json as JsonSchema
}

/** Merges intersections of objects into one object. */
function plain(schema: JsonSchema): JsonSchema {
  const { allOf, anyOf, items, properties, ...rest } = schema
  const inner = {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, below]) => [name, plain(below)])
      )
    }),
    ...(items && { items: plain(items) }),
    ...(anyOf && { anyOf: anyOf.map(plain) })
  }
  if (!allOf) return inner
  const parts = allOf.map(plain)
  return {
    ...inner,
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<
      string,
      JsonSchema
    >,
    required: [...new Set(parts.flatMap((part) => part.required ?? []))]
  }
}

function without(properties: Record<string, JsonSchema>, name: string): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).filter(([key]) => key !== name))
}
