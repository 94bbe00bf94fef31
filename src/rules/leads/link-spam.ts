/** Links in one inquiry; a person rarely sends more than the address of a listing or two. */
const LINKS_MAX = 2

const LINK = /https?:\/\/|\bwww\.[a-z0-9-]+\.[a-z]{2}/gi
/** Markup for links, which no field of a form shows. */
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i
/** What programs offer by forms. */
const OFFERS =
  /\b(backlinks?|guest posts?|seo (services?|packages?|experts?)|first page of google|casino|viagra|cialis|crypto ?currency investments?)\b/i

type Written = { name: string; address: string; preferred_time: string; message: string }

/** Whether an inquiry reads like an advertisement: a link in a name, many links, or an offer beside one. */
export function isLinkSpam({ address, message, name, preferred_time }: Written): boolean {
  if (linksIn(`${name} ${address} ${preferred_time}`) > 0) return true
  const links = linksIn(message)
  return links > LINKS_MAX || MARKUP.test(message) || (links > 0 && OFFERS.test(message))
}

function linksIn(text: string): number {
  return text.match(LINK)?.length ?? 0
}
