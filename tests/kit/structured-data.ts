import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())
const address = v.pipe(v.string(), v.url())
const object = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ '@type': v.literal(type), ...entries })

/** The types of schema.org that agents' websites use, with what search engines ask of each. */
const StructuredData = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(
    v.variant('@type', [
      object('RealEstateAgent', {
        '@id': address,
        name: text,
        url: address,
        image: v.optional(address),
        telephone: v.optional(v.pipe(v.string(), v.regex(/^\+1\d{10}$/))),
        email: v.optional(v.pipe(v.string(), v.email())),
        address: v.optional(
          object('PostalAddress', {
            streetAddress: v.optional(text),
            addressLocality: v.optional(text),
            addressRegion: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
            postalCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/))),
            addressCountry: v.literal('CA')
          })
        ),
        areaServed: v.optional(text),
        parentOrganization: object('RealEstateAgent', { name: text })
      }),
      object('BlogPosting', {
        '@id': address,
        mainEntityOfPage: address,
        url: address,
        headline: v.pipe(text, v.maxLength(150)),
        description: text,
        inLanguage: v.picklist(['en-CA', 'fr-CA']),
        datePublished: v.pipe(v.string(), v.isoTimestamp()),
        dateModified: v.pipe(v.string(), v.isoTimestamp()),
        image: address,
        author: v.strictObject({ '@id': address })
      }),
      object('BreadcrumbList', {
        itemListElement: v.pipe(
          v.array(object('ListItem', { position: v.number(), name: text, item: address })),
          v.check((items) => items.every(({ position }, at) => position === at + 1))
        )
      }),
      object('FAQPage', {
        mainEntity: v.pipe(
          v.array(
            object('Question', {
              name: text,
              acceptedAnswer: object('Answer', { text })
            })
          ),
          v.minLength(1)
        )
      })
    ])
  )
})

/** The types in a page's JSON-LD; throws if a property is missing, unknown or malformed. */
export function structuredTypes(json: string): string[] {
  return v.parse(StructuredData, JSON.parse(json))['@graph'].map((one) => one['@type'])
}
