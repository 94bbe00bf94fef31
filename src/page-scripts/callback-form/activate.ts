// The footer's callback form once it is in use: stores a draft, validates each field when it is left, and
// sends. The human check runs ahead of time, so that the button doesn't wait for it.

import * as v from 'valibot'
import { CallbackForm } from '#contract/general.ts'
import { contactMessages } from '#messages/contact.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { sendCallback } from '#stores/site/contact.ts'
import { keepDraft, readDraft } from '#stores/site/form-drafts.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { toast } from '#stores/site/toasts.ts'
import { showError } from './errors.ts'
import { prepareToken } from './token.ts'
import '../island-frame.ts'

/** Returns what the form's button does. */
export function activate(form: HTMLFormElement): () => Promise<void> {
  // Presses are handled from here on; an earlier one may have been reported.
  delete form.dataset['pressed']
  document.querySelector('#callback + .failed')?.remove()
  const boxes = [...form.querySelectorAll('input')]
  const button = form.querySelector('button')!
  const answer = form.querySelector<HTMLElement>('[role=status]')!
  const left = new Set<string>()
  const token = prepareToken()
  let isBusy = false

  // A quick visitor may have left a field before this script loaded.
  for (const box of boxes) if (box.value && box !== document.activeElement) left.add(box.name)
  const draft = readDraft('callback')
  for (const box of boxes) box.value ||= draft[box.name] ?? ''

  function typed(): { email: string; contact: string } {
    const value = (name: string) => boxes.find((box) => box.name === name)?.value ?? ''
    return { email: value('email'), contact: value('contact') }
  }

  /** Shows the errors of the fields that were left; returns the form's values if all are valid. */
  function validate(): v.InferOutput<typeof CallbackForm> | undefined {
    const { issues, output, success } = v.safeParse(CallbackForm, typed())
    const errors = issues ? v.flatten<typeof CallbackForm>(issues).nested : undefined
    for (const box of boxes) {
      const [message] = errors?.[box.name as 'email' | 'contact'] ?? []
      showError(box, left.has(box.name) ? message : undefined)
    }
    return success ? output : undefined
  }

  function focusFirstInvalid(): void {
    boxes.find((box) => box.getAttribute('aria-invalid'))?.focus()
  }

  function setBusy(busy: boolean): void {
    isBusy = busy
    button.setAttribute('aria-busy', String(busy))
  }

  form.addEventListener('input', () => {
    keepDraft('callback', typed())
    validate()
  })
  form.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    left.add(target.name)
    if (target.name === 'contact') target.value = formatPhone(target.value)
    validate()
  })

  validate()
  // A blur here would show a field's error and move the button from under the pointer.
  button.addEventListener('mousedown', (event) => event.preventDefault())

  return async () => {
    if (isBusy) return
    for (const box of boxes) left.add(box.name)
    const callback = validate()
    if (!callback) return focusFirstInvalid()

    setBusy(true)
    answer.textContent = ''
    const check = await token.take()
    if (!check.ok) toast('error', check.message)
    const sendFailure = await sendCallback(callback, check.ok ? check.token : undefined)
    setBusy(false)

    answer.textContent = sendFailure?.message ?? messagesOf(contactMessages).sent
    if (!sendFailure) {
      // Before the reset: leaving a field counts it as filled in.
      answer.focus()
      form.reset()
      left.clear()
      validate()
      return
    }
    for (const box of boxes) {
      const message = sendFailure.errors[box.name]
      if (message) showError(box, message)
    }
    focusFirstInvalid()
  }
}
