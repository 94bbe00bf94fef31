import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFirstContent } from '#panel/records/content/first-content.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import type { Db } from '#panel/services/world.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { up as tellTheTruth } from '#panel/tables/migrations/018c-true-offers.ts'
import { openInMemory } from '../../kit/in-memory-database.ts'

/** A database of its own, since these tests edit what other files expect to be the samples. */
let db: Db
beforeAll(async () => {
  db = kyselyOver(await openInMemory())
  await migrate(db)
  await insertFirstContent(db, { now: new Date('2026-11-21T15:00:00Z'), samples: true })
})
afterAll(() => db.destroy())

const LISTINGS = 'Can I show listings of my board?'
const FORMER_ANSWER =
  'Yes, once your board has approved its data agreement. Our guide walks you through the IDX and VOW forms, and support fills in the technical part.'
const FORMER_REVIEW =
  'My clients read English or Chinese, often both in one family. One site serves all of them.'
const FORMER_STARTER = [
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
  { title: 'Support', features: ['Assisted setup', 'Email support, two business days'] }
]

async function offered() {
  return {
    plans: await db.selectFrom('plans').selectAll().orderBy('plan_id').execute(),
    answers: await db.selectFrom('faq').selectAll().orderBy('faq_id').execute(),
    reviews: await db.selectFrom('testimonials').selectAll().orderBy('testimonial_id').execute(),
    versions: await db
      .selectFrom('content_versions')
      .selectAll()
      .orderBy('kind')
      .orderBy('item_id')
      .orderBy('version')
      .execute()
  }
}

/** Puts a former text into the row and into the version that the editor shows. */
async function setAnswer(faq_title: string, faq_description: string) {
  const { faq_id } = await db
    .updateTable('faq')
    .set({ faq_description })
    .where('faq_title', '=', faq_title)
    .returning('faq_id')
    .executeTakeFirstOrThrow()
  await setVersion('faq', faq_id, { faq_title, faq_description })
}

async function setReview(name: string, review: string) {
  const { testimonial_id, designation, reviewer_image, website } = await db
    .updateTable('testimonials')
    .set({ review })
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow()
  await setVersion('testimonial', testimonial_id, {
    name,
    review,
    designation,
    website,
    reviewer_image
  })
}

function setVersion(kind: 'faq' | 'testimonial', id: number, fields: object) {
  return db
    .updateTable('content_versions')
    .set({ fields: JSON.stringify(fields) })
    .where('kind', '=', kind)
    .where('item_id', '=', String(id))
    .execute()
}

async function setStarter(features: object[]) {
  await db
    .updateTable('plans')
    .set({ plan_features: JSON.stringify(features), limits: '{}' })
    .where('plan_name', '=', 'Starter')
    .execute()
}

test('an upgrade makes unedited samples true, with their limits and in the editor’s history', async () => {
  const current = await offered()
  await setStarter(FORMER_STARTER)
  await setAnswer(LISTINGS, FORMER_ANSWER)
  await setReview('Mei Chen', FORMER_REVIEW)

  await tellTheTruth(db)

  expect(await offered()).toEqual(current)
})

test('an upgrade leaves edited plans, answers and reviews alone, and gives such a plan no limit', async () => {
  const current = await offered()
  const features = [{ title: 'Your website', features: ['Whatever you ask for'] }]
  await setStarter(features)
  await setAnswer(LISTINGS, `${FORMER_ANSWER} Ask us how.`)
  await setReview('Mei Chen', `${FORMER_REVIEW} Really.`)
  const edited = await offered()

  await tellTheTruth(db)

  expect(await offered()).toEqual(edited)
  expect(edited.plans[0]).toMatchObject({ plan_features: features, limits: {} })
  expect(edited).not.toEqual(current)
})
