// A page that answers a form with an error is in the history as what was sent, which Back and Reload would ask to
// send again: its entry becomes the form's own page, or, at the same address, one that is only opened.
import { SITE_FORM_HIDDEN } from '#rules/websites/hidden-fields.ts'

const forms = [...document.querySelectorAll<HTMLFormElement>('form.site-form')]
const sent = forms.find(({ action }) => new URL(action).pathname === location.pathname)
history.replaceState(null, '', sent ? pageOf(sent) : '')

function pageOf(form: HTMLFormElement): string {
  const typed = new FormData(form)
  const page = String(typed.get(SITE_FORM_HIDDEN.page))
  const query = typed.get(SITE_FORM_HIDDEN.query)
  return query ? `${page}?${String(query)}` : page
}
