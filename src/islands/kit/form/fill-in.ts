import { getInput, setInput, type FormSchema, type FormStore } from '@formisch/react'
import { useEffect, type FormEvent } from 'react'
import { textForm } from './text-form.ts'
import { keepDraft, readDraft, type DraftName } from '#stores/site/form-drafts.ts'

/** Writes what somebody else than the visitor's keys has to say into fields of the form; others are not touched. */
export function fillIn<Schema extends FormSchema>(
  of: FormStore<Schema>,
  fields: readonly string[],
  words: Readonly<Record<string, string>>
): void {
  for (const name of fields) {
    const input = Object.hasOwn(words, name) ? words[name] : undefined
    if (input) setInput(textForm(of), { path: [name], input })
  }
}

/**
 * Restores what was typed before a reload, and keeps what is typed from now on into the named fields; a password is not
 * to be among them. Its answer goes to the <Form>.
 */
export function useDraft<Schema extends FormSchema>(
  name: DraftName,
  of: FormStore<Schema>,
  fields: readonly string[]
): { onInput: (event: FormEvent<HTMLFormElement>) => void } {
  // Only once, when the page is awake: the server has drawn the form empty. What was typed before that moment wins.
  useEffect(() => {
    const typed = Object.entries(getInput(textForm(of)) as Record<string, string>)
    const words = { ...readDraft(name), ...Object.fromEntries(typed.filter(([, word]) => word)) }
    fillIn(of, fields, words)
    const kept = Object.entries(words).filter(([field]) => fields.includes(field))
    if (kept.length > 0) keepDraft(name, { ...readDraft(name), ...Object.fromEntries(kept) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    onInput({ currentTarget }) {
      const typed = [...new FormData(currentTarget)]
        .filter(([field]) => fields.includes(field))
        .map(([field, word]) => [field, String(word)])
      keepDraft(name, { ...readDraft(name), ...Object.fromEntries(typed) })
    }
  }
}
