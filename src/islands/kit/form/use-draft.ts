import { getInput, setInput, type FormSchema, type FormStore } from '@formisch/react'
import { useEffect, type FormEvent } from 'react'
import { textForm } from './text-form.ts'
import { keepDraft, readDraft, type DraftName } from '#stores/site/form-drafts.ts'

/** Fills the named fields of the form from `values`; other fields stay. */
function fillIn<Schema extends FormSchema>(
  of: FormStore<Schema>,
  fields: readonly string[],
  values: Readonly<Record<string, string>>
): void {
  for (const name of fields) {
    const input = Object.hasOwn(values, name) ? values[name] : undefined
    if (input) setInput(textForm(of), { path: [name], input })
  }
}

/**
 * Restores the named fields' draft after a reload, and stores what is typed from now on; never name a
 * password. Spread the result into the <Form>.
 */
export function useDraft<Schema extends FormSchema>(
  name: DraftName,
  of: FormStore<Schema>,
  fields: readonly string[]
): { 'data-draft': DraftName; onInput: (event: FormEvent<HTMLFormElement>) => void } {
  // Once, on hydration, as the prerendered form is empty. What was typed before wins over the draft.
  useEffect(() => {
    const typed = Object.entries(getInput(textForm(of)) as Record<string, string>)
    const values = { ...readDraft(name), ...Object.fromEntries(typed.filter(([, value]) => value)) }
    fillIn(of, fields, values)
    const kept = Object.entries(values).filter(([field]) => fields.includes(field))
    if (kept.length > 0) keepDraft(name, { ...readDraft(name), ...Object.fromEntries(kept) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    'data-draft': name,
    onInput({ currentTarget }) {
      const typed = [...new FormData(currentTarget)]
        .filter(([field]) => fields.includes(field))
        .map(([field, value]) => [field, String(value)])
      keepDraft(name, { ...readDraft(name), ...Object.fromEntries(typed) })
    }
  }
}
