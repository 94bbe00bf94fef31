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
import { focusError } from './error-in-view.ts'
import { textForm } from './text-form.ts'

/** A form for a contract schema: validates on blur, then at every key until the field is valid. */
export function useFields<Schema extends FormSchema>(
  schema: Schema,
  initialInput?: Partial<v.InferInput<Schema>>
): FormStore<Schema> {
  return useForm({
    schema,
    validate: 'blur',
    revalidate: 'input',
    // Formisch's type is deeply partial; our forms are flat.
    ...(initialInput ? { initialInput: initialInput as never } : {})
  })
}

/** A part of a form that is not one of its controls, such as the card field. */
export type FormPart = {
  /** Shows its errors; false if there are any. */
  check: () => boolean
  element: () => HTMLElement | null
  focus: () => void
}

/**
 * The <form> around the fields. `onSubmit` gets the schema's output once everything is valid; the
 * errors it returns, by field name, are shown under the fields. `extra` is validated along with them.
 * The first invalid part on the screen is focused. A double press submits once.
 */
export function Form<Schema extends FormSchema>({
  of,
  extra,
  onSubmit,
  children,
  ...rest
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  of: FormStore<Schema>
  extra?: FormPart
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
  const isExtraValid = useRef(true)
  const submit = handleSubmit(of, async (output) => {
    if (!isExtraValid.current) return
    const refused = (await onSubmit(output)) ?? {}
    for (const [name, message] of Object.entries(refused)) {
      if (element.current?.elements.namedItem(name)) showError(of, name, message)
    }
  })
  return (
    <form
      {...rest}
      // Before hydration, the browser must not submit the form itself.
      data-awake={awake}
      method="post"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        if (of.isSubmitting) return
        isExtraValid.current = extra?.check() ?? true
        await submit()
        focusFirstInvalid(of, element.current, isExtraValid.current ? undefined : extra)
      }}
      ref={element}
    >
      {children}
    </form>
  )
}

/** True once the island is hydrated. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

function showError<Schema extends FormSchema>(
  of: FormStore<Schema>,
  name: string,
  message: string
) {
  setErrors(textForm(of), { path: [name], errors: [message] })
}

// Formisch follows the schema's order; people follow the screen's.
function focusFirstInvalid<Schema extends FormSchema>(
  of: FormStore<Schema>,
  form: HTMLFormElement | null,
  invalidExtra: FormPart | undefined
) {
  const invalid = new Set(getDeepErrorEntries(textForm(of)).map(({ path }) => path[0]))
  const control = [...(form?.elements ?? [])].find((one) =>
    invalid.has(one.getAttribute('name') ?? '')
  )
  if (invalidExtra && (!control || isBefore(invalidExtra.element(), control))) invalidExtra.focus()
  else if (control instanceof HTMLElement) focusError(control)
}

function isBefore(one: Element | null, other: Element): boolean {
  return one !== null && !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
