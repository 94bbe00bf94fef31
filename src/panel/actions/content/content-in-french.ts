import type { SiteData } from '#contract/site-data.ts'
import type { Language } from '#messages/language.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { FRENCH_FIELDS } from '#rules/content/french-fields.ts'
import { safeHtml } from '#rules/content/safe-html.ts'

/** The French of each English text that has one. */
type French = ReadonlyMap<string, string>

/**
 * The site's content in French. A question, a testimonial or a feature without a French text is left out,
 * and never shown in English; plans keep their names, as brands do.
 */
export function siteDataInFrench(data: SiteData, french: French): SiteData {
  return {
    ...data,
    faq: translated(data.faq, FRENCH_FIELDS.faq, french),
    plans: data.plans.map(({ plan_features, ...plan }) => ({
      ...plan,
      plan_features: translated(plan_features, ['title'], french).map(({ features, title }) => ({
        title,
        features: features.flatMap((feature) => french.get(feature) ?? [])
      }))
    })),
    provinces: data.provinces.map((province) => {
      const name = provinceInFrench(province)
      return { ...province, name, province_name: name }
    }),
    testimonials: translated(data.testimonials, FRENCH_FIELDS.testimonial, french)
  }
}

type Policy = { title: string; content: string }

/** Undefined unless both have a French text. */
export function policyInFrench({ content, title }: Policy, french: French): Policy | undefined {
  const [policy] = translated([{ content, title }], FRENCH_FIELDS.policy, french)
  return policy && { ...policy, content: safeHtml(policy.content) }
}

/** A post's English was cleaned when it was stored; its French is as the owner's file has it. */
export function cleanPost<Post extends { post_description: string }>(
  post: Post,
  language: Language
): Post {
  if (language === 'en') return post
  return { ...post, post_description: safeHtml(post.post_description) }
}

const PROVINCES = new Map(Object.entries(listingLabels.fr.provinces))

function provinceInFrench({ name, province_shortcode }: SiteData['provinces'][number]): string {
  return PROVINCES.get(province_shortcode) ?? name
}

/** The items whose named texts all have French; an empty text needs none. */
function translated<Name extends string, Item extends Record<Name, string>>(
  items: readonly Item[],
  names: readonly Name[],
  french: French
): Item[] {
  return items.flatMap((item) => {
    const texts = names.map((name) => [name, item[name] && french.get(item[name])] as const)
    if (texts.some(([, text]) => text === undefined)) return []
    return [{ ...item, ...Object.fromEntries(texts) }]
  })
}
