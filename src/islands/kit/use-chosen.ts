import { useEffect, useState } from 'react'
import { withChosen } from '#stores/session/entrance.ts'

/** A link's address with the template and the plan chosen in this tab, which the server doesn't know. */
export function useChosen(path: string): string {
  const [to, setTo] = useState(path)
  useEffect(() => setTo(withChosen(path)), [path])
  return to
}
