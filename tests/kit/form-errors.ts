import * as v from 'valibot'

/** The first error of each field, as shown in the form. */
export function formErrors(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const first: Record<string, string> = {}
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    first[v.getDotPath(issue) ?? ''] ??= issue.message
  }
  return first
}
