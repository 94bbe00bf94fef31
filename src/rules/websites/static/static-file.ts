/** Where a path of a website is in its folder: '/about' in 'about/index.html', '/robots.txt' in 'robots.txt'. */
export function staticFile(path: string): string {
  const [, ...parts] = path.split('/')
  const last = parts.at(-1) ?? ''
  // No page's address has a dot.
  return [...parts, ...(last.includes('.') ? [] : ['index.html'])].filter(Boolean).join('/')
}

/** The way from one file of the folder to another, without a slash in front, so that any folder will do. */
export function relativeTo(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to
}
