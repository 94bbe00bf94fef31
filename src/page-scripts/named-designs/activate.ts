// The form of the designs once it is in use: draws them when its button is pressed, and again as the visitor types on.

import { drawNamedDesigns } from '#islands/designs/named-designs.tsx'
import { namedDesignsMessages } from '#messages/named-designs.ts'
import { typedNamed } from '#rules/websites/named-fields.ts'
import { keepDraft, readDraft } from '#stores/site/form-drafts.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { showError } from '../callback-form/errors.ts'
import '../island-frame.ts'

/** Returns what the form's button does. */
export function activate(form: HTMLFormElement): () => void {
  // Presses are handled from here on; an earlier one may have been reported.
  delete form.dataset['pressed']
  form.parentElement?.querySelector('.failed')?.remove()
  const boxes = [...form.querySelectorAll('input')]
  const [name] = boxes
  const place = form.closest('section')?.querySelector('.drawn')
  if (!name || !place) return () => {}
  const { nameMissing } = messagesOf(namedDesignsMessages)
  let isDrawn = false

  const draft = readDraft('designs')
  for (const box of boxes) box.value ||= draft[box.name] ?? ''

  function draw(isPressed: boolean): void {
    const typed = Object.fromEntries(boxes.map((box) => [box.name, box.value]))
    const named = typedNamed(typed)
    if (named.salesman_name === undefined || !place) return
    keepDraft('designs', typed)
    drawNamedDesigns(place, {
      designs: JSON.parse(form.dataset['namedDesigns'] ?? '[]'),
      isPressed,
      named
    })
    isDrawn = true
  }

  form.addEventListener('input', () => {
    if (name.value.trim() !== '') showError(name, undefined)
    if (isDrawn) draw(false)
  })
  draw(false)

  return () => {
    const isMissing = name.value.trim() === ''
    showError(name, isMissing ? nameMissing : undefined)
    if (!isMissing) return draw(true)
    name.focus()
    document.getElementById(`${name.id}-error`)?.scrollIntoView({ block: 'nearest' })
  }
}
