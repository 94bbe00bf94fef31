import { useEffect, useState } from 'react'
import { withChosen } from '#stores/session/account-access.ts'

/** A link with the template and plan chosen in this tab, which the prerendered page can't know. */
export function useChoiceLink(path: string): string {
  const [href, setHref] = useState(path)
  useEffect(() => setHref(withChosen(path)), [path])
  return href
}
