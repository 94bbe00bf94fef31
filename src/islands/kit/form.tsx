import {
  getDeepErrorEntries,
  handleSubmit,
  setErrors,
  useForm,
  type FormSchema,
  type FormStore
} from '@formisch/react'
import { useEffect, useRef, useState, type FormHTMLAttributes, type ReactNode } from 'react'
import type * as v from 'valibot'

/** A form of one contract schema: judged when a field is left, then at every key until the field is right. */
export function useFields<Schema extends FormSchema>(
  schema: Schema,
  initialInput?: Partial<v.InferInput<Schema>>
): FormStore<Schema> {
  return useForm({
    schema,
    validate: 'blur',
    revalidate: 'input',
    // Formisch's type allows each field to be left out, at every depth; ours are flat.
    ...(initialInput ? { initialInput: initialInput as never } : {})
  })
}

/**
 * The <form> around the fields. `onSubmit` gets the schema's output once everything is right; what it answers, by field
 * name, is shown under those fields. The first bad field on the screen takes the focus. Pressing twice sends once.
 */
export function Form<Schema extends FormSchema>({
  of,
  onSubmit,
  children,
  ...rest
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  of: FormStore<Schema>
  onSubmit: (
    output: v.InferOutput<Schema>
  ) => Promise<Record<string, string> | undefined | void> | void
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const awake = useAwake()
  useEffect(() => {
    const { current: form } = element
    if (!awake || form?.dataset['pressed'] === undefined) return
    delete form.dataset['pressed']
    form.requestSubmit()
  }, [awake])
  const submit = handleSubmit(of, async (output) => {
    const refused = (await onSubmit(output)) ?? {}
    for (const [name, message] of Object.entries(refused)) {
      if (element.current?.elements.namedItem(name)) show(of, name, message)
    }
  })
  return (
    <form
      {...rest}
      // Until the island is awake the browser itself must not send the form anywhere.
      data-awake={awake}
      method="post"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        if (of.isSubmitting) return
        await submit()
        focusFirstBad(of, element.current)
      }}
      ref={element}
    >
      {children}
    </form>
  )
}

/** True from the first moment the page answers to keys and clicks. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

function show<Schema extends FormSchema>(of: FormStore<Schema>, name: string, message: string) {
  // The caller has just found a control of this name, and controls are named by the schema's keys.
  setErrors(of as FormStore, { path: [name], errors: [message] } as never)
}

// Formisch goes by the schema's order; a person goes by the screen's.
function focusFirstBad<Schema extends FormSchema>(
  of: FormStore<Schema>,
  form: HTMLFormElement | null
) {
  const bad = new Set(getDeepErrorEntries(of as FormStore).map(({ path }) => path[0]))
  if (bad.size === 0) return
  for (const control of form?.elements ?? []) {
    if (bad.has(control.getAttribute('name') ?? '') && control instanceof HTMLElement) {
      if (document.activeElement !== control) control.focus()
      return
    }
  }
}
