import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { coupons } from './seed/coupons.ts'
import { faq } from './seed/faq.ts'
import { readFrenchTexts } from './seed/french-texts.ts'
import { plans } from './seed/plans.ts'
import { readPolicies } from './seed/policies.ts'
import { readPosts } from './seed/posts.ts'
import { provinces, taxRates } from './seed/provinces.ts'
import { testimonials } from './seed/testimonials.ts'
import { demoWebsites, templates } from './seed/websites.ts'

/**
 * Inserts the first content into an empty database, and leaves any other alone.
 * @param samples whether made-up agents, reviews and promo codes belong to it
 */
export async function seedContent(
  db: Kysely<Database>,
  { samples }: { samples: boolean }
): Promise<boolean> {
  const posts = await readPosts()
  const policies = await readPolicies()
  const frenchTexts = await readFrenchTexts()

  return db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('provinces').select('name').executeTakeFirst()
    if (known) return false

    // If two processes start on one empty database, the second waits here and then inserts nothing.
    const first = await tx
      .insertInto('provinces')
      .values(provinces)
      .onConflict((conflict) => conflict.doNothing())
      .returning('province_shortcode')
      .execute()
    if (first.length === 0) return false
    await tx.insertInto('tax_rates').values(taxRates).execute()
    await tx.insertInto('plans').values(plans).execute()
    await tx.insertInto('templates').values(templates).execute()
    await tx.insertInto('faq').values(faq).execute()
    await tx.insertInto('posts').values(posts).execute()
    await tx.insertInto('policies').values(policies).execute()
    await tx.insertInto('french_texts').values(frenchTexts).execute()
    if (samples) {
      await tx.insertInto('coupons').values(coupons).execute()
      await tx.insertInto('demo_websites').values(demoWebsites).execute()
      await tx.insertInto('testimonials').values(testimonials).execute()
    }
    return true
  })
}
