/** Hosts of photographs that an agent can name for a feed. */
export const MEDIA_HOSTS_MAX = 5

const HOSTS = { longest: 253 } as const
/** Names that no public server has. */
const INNER = ['home', 'internal', 'intranet', 'lan', 'local', 'localdomain', 'localhost']

/**
 * The hosts in what was typed, each once, divided by commas, spaces or new lines; undefined if one isn't a name on the
 * public internet, or if there are too many. Where such a name leads is checked with each photograph.
 */
export function readMediaHosts(typed: string): string[] | undefined {
  const words = typed.split(/[\s,;]+/).filter(Boolean)
  const hosts = new Set<string>()
  for (const word of words) {
    const host = publicName(word)
    if (host === undefined) return undefined
    hosts.add(host)
  }
  return hosts.size > MEDIA_HOSTS_MAX ? undefined : [...hosts]
}

/** Also of a whole address over https, as agents copy it. */
function publicName(word: string): string | undefined {
  const url = URL.parse(word.includes('://') ? word : `https://${word}`)
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return undefined
  if (url.port !== '' || (!word.includes('://') && url.pathname !== '/')) return undefined
  const name = url.hostname.replace(/\.$/, '')
  const labels = name.split('.')
  const last = labels.at(-1) ?? ''
  // An address of IPv4 ends with a number, one of IPv6 is in brackets.
  const isName = labels.length > 1 && labels.every(isLabel) && /^[a-z]/.test(last)
  return isName && !INNER.includes(last) && name.length <= HOSTS.longest ? name : undefined
}

function isLabel(label: string): boolean {
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label)
}
