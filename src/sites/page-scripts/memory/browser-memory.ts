/** What a website's scripts keep in the visitor's browser, which may refuse: then it holds for the page. */

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The page goes on without it.
  }
}
