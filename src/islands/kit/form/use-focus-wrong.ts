import { type RefObject, useEffect, useRef } from 'react'
import { focusError } from './error-in-view.ts'

/** The ref of a form whose first invalid field is focused whenever new `errors` have been rendered. */
export function useFocusWrong(
  errors: Readonly<Record<string, string>> | undefined
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) focusError(wrong)
  }, [errors])
  return form
}
