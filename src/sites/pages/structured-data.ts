import type { SitePage } from '#contract/websites/site-content.ts'
import { phoneDigits } from '#rules/people/phone.ts'
import { widestOf } from '#rules/websites/site-media.ts'
import { answered } from '../blocks/questions/answered.ts'
import { homePage, mediaAddress, pageHref, said, type SiteView } from '../view.ts'
import { pageTitle } from './page-title.ts'

/** What a search engine may show of the page: the agent, where the page is, and its questions. */
export function structuredData(view: SiteView, page: SitePage, origin: string): object {
  const graph = [agent(view, origin), breadcrumbs(view, page, origin), questions(view, page)]
  return { '@context': 'https://schema.org', '@graph': graph.filter((one) => one !== undefined) }
}

function agent(view: SiteView, origin: string): object {
  const { content, name, brokerage, email, phone, place, address } = view
  const picture = content.salesman_image
  const digits = phoneDigits(phone)
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agent`,
    name,
    url: `${origin}/`,
    ...(picture && {
      image:
        origin + mediaAddress(view, { ...picture, format: 'jpeg', width: widestOf(picture.width) })
    }),
    ...(digits !== undefined && { telephone: `+1${digits}` }),
    ...(email !== '' && { email }),
    ...(address.length > 0 && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.join(', '),
        ...(content.city.trim() !== '' && { addressLocality: content.city.trim() }),
        ...(content.province.trim() !== '' && { addressRegion: content.province.trim() }),
        addressCountry: 'CA'
      }
    }),
    ...(place !== '' && { areaServed: place }),
    parentOrganization: { '@type': 'RealEstateAgent', name: brokerage }
  }
}

function breadcrumbs(view: SiteView, page: SitePage, origin: string): object | undefined {
  const home = homePage(view)
  if (page.kind === 'home' || !home) return undefined
  const steps = [
    [view.websiteName, pageHref(view, home)],
    [pageTitle(view), pageHref(view, page)]
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, href], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${href}`
    }))
  }
}

function questions(view: SiteView, page: SitePage): object | undefined {
  const asked = page.blocks.flatMap((block) => {
    return block.type === 'questions' && !block.hidden ? answered(view, block) : []
  })
  if (asked.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: said(view, question)?.text,
      acceptedAnswer: { '@type': 'Answer', text: said(view, answer)?.text }
    }))
  }
}
