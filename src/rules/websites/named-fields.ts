/** What a visitor may type to see the designs with it, under the wizard's names. */
const NAMED_FIELDS = ['salesman_name', 'company_name', 'site_city'] as const
export type Named = Partial<Record<(typeof NAMED_FIELDS)[number], string>>

/** The fields that were typed there, trimmed. */
export function typedNamed(typed: Readonly<Record<string, string>>): Named {
  return Object.fromEntries(
    NAMED_FIELDS.flatMap((field) => {
      const value = typed[field]?.trim() ?? ''
      return value === '' ? [] : [[field, value]]
    })
  )
}

/** Whether taking them would replace something else that is typed in the wizard. */
export function replacesTyped(named: Named, details: Named): boolean {
  return NAMED_FIELDS.some((field) => {
    const typed = details[field]?.trim() ?? ''
    return named[field] !== undefined && typed !== '' && typed !== named[field]
  })
}
