import type { ReactNode } from 'react'
import { choicesPath } from '#rules/privacy/choices-path.ts'
import { longDay } from '#rules/time/long-day.ts'
import type { SiteView } from '../view.ts'
import type { HeldChoices } from './choices-view.ts'

export function ChoicesProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    // The page is shown again to say this.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <p autoFocus className="form-problem" role="alert" tabIndex={-1}>
      {text}
    </p>
  )
}

/** One choice among those behind a link: its fields, and the button that sends it. */
export function ChoiceForm({
  view,
  held,
  action,
  submit,
  children
}: {
  view: SiteView
  held: HeldChoices
  action: string
  submit: string
  children?: ReactNode
}) {
  const { content, language } = view
  return (
    <form
      action={choicesPath(language, content.language, held.token)}
      className="site-form"
      method="post"
    >
      <input name="action" type="hidden" value={action} />
      {children}
      <button type="submit">{submit}</button>
    </form>
  )
}

/** A text as it was agreed to; its paragraphs are divided by empty lines. */
export function AgreedText({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <details>
      <summary>{title}</summary>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}

/** The day of a moment in the capital, as a website's visitors are anywhere in Canada. */
export function dayOf({ language }: SiteView, iso: string): string {
  return longDay(iso, language)
}
