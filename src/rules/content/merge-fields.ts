/** A field's value and when it was typed, in milliseconds of one clock; 0 where nobody knows. */
type TypedField = { readonly value: unknown; readonly at: number }
export type TypedFields = Readonly<Record<string, TypedField>>

/**
 * Merges two versions of a form field by field: the value typed later wins, an emptied field like any other. The order of
 * merging makes no difference, so of two values typed in the same millisecond the one that sorts last wins.
 */
export function mergeFields(one: TypedFields, other: TypedFields): TypedFields {
  const merged = new Map(Object.entries(one))
  for (const [name, field] of Object.entries(other)) {
    const rival = merged.get(name)
    merged.set(name, rival ? laterOf(rival, field) : field)
  }
  return Object.fromEntries(merged)
}

/** A form's values as fields; `at` says when each was typed. */
export function typedFields(values: object, at: (name: string) => number): TypedFields {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, at: at(name) }])
  )
}

export function valuesOf(fields: TypedFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

/** Fields are texts, numbers and switches, so a comparison of values is enough. */
export function isSameForm(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return entries.length === others.size && entries.every(([name, it]) => others.get(name) === it)
}

function laterOf(one: TypedField, other: TypedField): TypedField {
  if (one.at !== other.at) return one.at > other.at ? one : other
  return printOf(one.value) >= printOf(other.value) ? one : other
}

function printOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
