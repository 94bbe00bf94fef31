const GOOGLE = 'https://www.google.com/recaptcha'
const TIMEOUT_MS = 4000

export type Verification = {
  success?: boolean
  score?: number
  action?: string
  hostname?: string
  'error-codes'?: string[]
}

/** Asks reCAPTCHA's documented API; undefined if it doesn't answer. Tests set `apiBase` to a local server. */
export async function askSiteverify(
  apiBase: string | undefined,
  fields: Record<string, string>
): Promise<Verification | undefined> {
  try {
    const answer = await fetch(`${apiBase ?? GOOGLE}/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    return answer.ok ? ((await answer.json()) as Verification) : undefined
  } catch {
    return undefined
  }
}
