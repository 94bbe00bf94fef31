import { useEffect, useState } from 'react'
import { withAddressChoice } from '#stores/session/entrance.ts'

/** A link's address with the template and the plan that this page's address names, which the server doesn't know. */
export function useChosen(path: string): string {
  const [to, setTo] = useState(path)
  useEffect(() => setTo(withAddressChoice(path)), [path])
  return to
}
