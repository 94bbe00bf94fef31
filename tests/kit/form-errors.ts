import * as v from 'valibot'

/** A form's first message per field, as a person is shown them; none where all is well. */
export function formErrors(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const first: Record<string, string> = {}
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    first[v.getDotPath(issue) ?? ''] ??= issue.message
  }
  return first
}
