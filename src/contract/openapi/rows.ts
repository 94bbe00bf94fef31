import type { JsonSchema } from './schemas.ts'

/** One field as a person reads it: 'plans[].plan_id', 'whole number', 'at least 1'. */
export type Row = { name: string; kind: string; required: boolean; rules: string }

/** A schema's fields from the top down, nested ones under their full path. */
export function rowsOf(schema: JsonSchema, above = ''): Row[] {
  const inner = objectOf(schema)
  return Object.entries(inner?.properties ?? {}).flatMap(([key, field]) => {
    const name = above ? `${above}.${key}` : key
    const required = inner?.required?.includes(key) ?? false
    const row = { name, kind: kindOf(field), required, rules: rulesOf(field) }
    const list = objectOf(field)?.items
    return [row, ...(list ? rowsOf(list, `${name}[]`) : rowsOf(field, name))]
  })
}

/** The schema without its 'or null'. */
function objectOf(schema: JsonSchema): JsonSchema | undefined {
  if (!schema.anyOf) return schema
  const real = schema.anyOf.filter(({ type }) => type !== 'null')
  return real.length === 1 && real[0] ? objectOf(real[0]) : undefined
}

const KINDS: Record<string, string> = {
  array: 'list',
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
  number: 'number',
  object: 'object',
  string: 'text'
}

export function kindOf(schema: JsonSchema): string {
  const { $ref, anyOf, const: fixed, enum: choices, format, items, type = '' } = schema
  if ($ref !== undefined) return `${$ref.split('/').at(-1)} object`
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ')
  if (fixed !== undefined) return JSON.stringify(fixed)
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' or ')
  if (items)
    return items.type === 'object' || items.allOf ? 'list of objects' : `list of ${kindOf(items)}`
  if (format === 'date-time') return 'date and time'
  return KINDS[type] ?? 'anything'
}

function rulesOf({
  default: fallback,
  format,
  maximum,
  maxLength,
  minimum,
  minLength
}: JsonSchema): string {
  const bounds = (
    least: number | undefined,
    most: number | undefined,
    write: (bound: number) => string
  ) => {
    if (least !== undefined && most !== undefined) {
      return least === most ? [write(least)] : [`${least} to ${write(most)}`]
    }
    if (least !== undefined) return [`at least ${write(least)}`]
    return most === undefined ? [] : [`at most ${write(most)}`]
  }
  return [
    ...(format === 'email' ? ['an email address'] : []),
    ...bounds(minLength, maxLength, characters),
    ...bounds(minimum, maximum, String),
    ...(fallback === undefined ? [] : [`${JSON.stringify(fallback)} by default`])
  ].join(', ')
}

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`
}
