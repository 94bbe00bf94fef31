export type SocialLink = { name: string; url: string }

/** What is said of a setting that can't be read. */
export const SOCIAL_LINKS_WRONG = "must be 'Name https://address' pairs separated by commas"

/** Reads 'Name https://address' pairs separated by commas; undefined where one of them is something else. */
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
