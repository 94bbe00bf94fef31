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
import { textForm } from './text-form.ts'

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

/** A part of a form that is not one of its controls, such as the card field. */
export type FormPart = {
  /** Marks what is wrong; false if anything is. */
  check: () => boolean
  element: () => HTMLElement | null
  focus: () => void
}

/**
 * The <form> around the fields. `onSubmit` gets the schema's output once everything is right; what it answers, by field
 * name, is shown under those fields. `extra` is checked along with them. Whatever is wrong first on the screen takes the
 * focus. Pressing twice sends once.
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
  const isExtraRight = useRef(true)
  const submit = handleSubmit(of, async (output) => {
    if (!isExtraRight.current) return
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
        isExtraRight.current = extra?.check() ?? true
        await submit()
        focusFirstBad(of, element.current, isExtraRight.current ? undefined : extra)
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
  setErrors(textForm(of), { path: [name], errors: [message] })
}

// Formisch goes by the schema's order; a person goes by the screen's.
function focusFirstBad<Schema extends FormSchema>(
  of: FormStore<Schema>,
  form: HTMLFormElement | null,
  badExtra: FormPart | undefined
) {
  const bad = new Set(getDeepErrorEntries(textForm(of)).map(({ path }) => path[0]))
  const control = [...(form?.elements ?? [])].find((one) => bad.has(one.getAttribute('name') ?? ''))
  if (badExtra && (!control || isBefore(badExtra.element(), control))) badExtra.focus()
  else if (control instanceof HTMLElement && document.activeElement !== control) control.focus()
}

function isBefore(one: Element | null, other: Element): boolean {
  return one !== null && !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
