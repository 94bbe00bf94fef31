import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { faq } from '../seed/faq.ts'
import { plans } from '../seed/plans.ts'
import { readPolicies } from '../seed/policies.ts'
import { testimonials } from '../seed/testimonials.ts'

/** Sample answers and reviews that promised what the product does not do. */
const FORMER_ANSWERS = [
  'Yes. You enter it during the setup, and your dashboard shows the two name servers to set at your registrar. Until then your website is reachable under a free address of ours.',
  'Usually an hour or two, at most 48 hours. The DNS Check button on your dashboard tells you what it sees and what is still to be changed.',
  'Yes. Every template is made for English and French, and from the Professional plan on both can stand side by side. In Quebec the French version is never the lesser one, as the Charter of the French Language asks.',
  'Yes, once your board has approved its data agreement. Our guide walks you through the IDX and VOW forms, and support fills in the technical part.'
]
const FORMER_REVIEWS = [
  'Two buyers found me through the neighbourhood pages in the first month. Both had read them twice before they wrote.',
  'The reminder to call back after a showing is worth the price by itself. I used to keep them on paper.',
  'My clients read English or Chinese, often both in one family. One site serves all of them.'
]

const SUPPORT_OF = (help: string) => ({ title: 'Support', features: ['Assisted setup', help] })
const FORMER_FEATURES: Record<string, object[]> = {
  Starter: [
    {
      title: 'Your website',
      features: [
        'One template of your choice',
        'Your own domain with a certificate',
        'Up to 25 featured listings',
        'English or French'
      ]
    },
    { title: 'Leads', features: ['Contact and showing requests', 'Leads by email, at once'] },
    SUPPORT_OF('Email support, two business days')
  ],
  Professional: [
    {
      title: 'Your website',
      features: [
        'Every template, switched any time',
        'Your own domain with a certificate',
        'Unlimited listings',
        'Two languages side by side',
        'Neighbourhood pages'
      ]
    },
    {
      title: 'Leads',
      features: [
        'Advanced search with saved searches',
        'CRM with follow-up reminders',
        'Home evaluation requests',
        'Monthly report'
      ]
    },
    { title: 'Marketing', features: ['Search engine basics done for you', 'Ad landing pages'] },
    SUPPORT_OF('Email and calls back, next business day')
  ],
  Brokerage: [
    {
      title: 'Your website',
      features: [
        'Everything in Professional',
        'Pages for up to 15 agents',
        'Office pages with maps and hours',
        'Your brokerage’s own colours'
      ]
    },
    {
      title: 'Leads',
      features: [
        'Leads shared out by area or in turn',
        'One CRM for the whole team',
        'Export at any time'
      ]
    },
    {
      title: 'Marketing',
      features: ['Search engine audit each quarter', 'Email campaigns', 'Ad landing pages']
    },
    {
      title: 'Support',
      features: ['A named contact', 'Email and calls back, same business day']
    }
  ]
}

/** Plans get limits; unedited samples say what is so. An owner's own plans, answers and reviews stay. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table plans add column if not exists limits jsonb not null default '{}'`.execute(
    db
  )
  for (const { limits, plan_features, plan_name } of plans) {
    await sql`
      update plans set plan_features = ${plan_features}::jsonb, limits = ${limits}::jsonb
      where plan_name = ${plan_name}
        and plan_features = ${JSON.stringify(FORMER_FEATURES[plan_name])}::jsonb
    `.execute(db)
  }
  for (const { faq_description, faq_title } of faq) {
    await sql`
      update faq set faq_description = ${faq_description}
      where faq_title = ${faq_title} and faq_description in (${sql.join(FORMER_ANSWERS)})
    `.execute(db)
  }
  for (const { name, review } of testimonials) {
    await sql`
      update testimonials set review = ${review}
      where name = ${name} and review in (${sql.join(FORMER_REVIEWS)})
    `.execute(db)
  }
  await replacePrivacyPolicy(db)
  await followInHistory(db)
}

/** The sample policy promised to delete messages and closed accounts on days that nothing keeps. */
const FORMER_PRIVACY_POLICY = '19ca3ae9d832aa133fe0b28ba8500e9e3fc18b67b7c3d52a76a161ad7727cf32'

async function replacePrivacyPolicy(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ content: string }>`
    select content from policies where policy_name = 'privacy-policy'
  `.execute(db)
  const found = rows[0]?.content ?? ''
  if (createHash('sha256').update(found).digest('hex') !== FORMER_PRIVACY_POLICY) return
  const sample = (await readPolicies()).find(({ policy_name }) => policy_name === 'privacy-policy')!
  const fields = JSON.stringify({ content: sample.content })
  await sql`
    update policies set content = ${sample.content} where policy_name = 'privacy-policy'
  `.execute(db)
  await sql`
    update content_versions v set fields = v.fields || ${fields}::jsonb
    from content_items i
    where i.kind = 'policy' and v.kind = 'policy' and v.item_id = i.item_id
      and v.item_id = 'privacy-policy' and v.version = i.published_version
  `.execute(db)
}

/** The editor shows a version's fields, so the version that is published gets the new sample text too. */
async function followInHistory(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update content_versions v
    set fields = jsonb_set(v.fields, '{faq_description}', to_jsonb(faq.faq_description))
    from content_items i, faq
    where i.kind = 'faq' and v.kind = 'faq' and v.item_id = i.item_id
      and v.version = i.published_version and i.item_id = faq.faq_id::text
      and v.fields ->> 'faq_description' in (${sql.join(FORMER_ANSWERS)})
  `.execute(db)
  await sql`
    update content_versions v set fields = jsonb_set(v.fields, '{review}', to_jsonb(t.review))
    from content_items i, testimonials t
    where i.kind = 'testimonial' and v.kind = 'testimonial' and v.item_id = i.item_id
      and v.version = i.published_version and i.item_id = t.testimonial_id::text
      and v.fields ->> 'review' in (${sql.join(FORMER_REVIEWS)})
  `.execute(db)
}
