export type SocialLink = { name: string; url: string }

/** The error for a setting that can't be parsed. */
export const SOCIAL_LINKS_WRONG = "must be 'Name https://address' pairs separated by commas"

/** Parses 'Name https://address' pairs separated by commas; undefined if any is invalid. */
export function readSocialLinks(text: string): SocialLink[] | undefined {
  const pairs = text.split(',').map((pair) => pair.trim())
  const links = pairs.filter(Boolean).map((pair) => {
    const gap = pair.lastIndexOf(' ')
    return { name: pair.slice(0, Math.max(0, gap)).trim(), url: pair.slice(gap + 1) }
  })
  return links.every(({ name, url }) => name !== '' && isHttps(url)) ? links : undefined
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && url.startsWith('https://')
}
