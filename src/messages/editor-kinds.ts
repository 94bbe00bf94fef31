import type { Translated } from './language.ts'

/** What the editor calls each kind of content, and its states. */
const en = {
  kinds: {
    faq: {
      add: 'New question',
      firstHint: 'Questions and answers appear on the FAQ page.',
      many: 'FAQ',
      none: 'No questions yet',
      noneFound: (search: string) => `No questions match “${search}”`,
      one: 'question',
      search: 'Search FAQ',
      this: 'this question',
      title: 'Question'
    },
    policy: {
      add: 'New policy',
      firstHint: 'Each policy gets its own page, linked from the other policies.',
      many: 'Policies',
      none: 'No policies yet',
      noneFound: (search: string) => `No policies match “${search}”`,
      one: 'policy',
      search: 'Search policies',
      this: 'this policy',
      title: 'Policy'
    },
    post: {
      add: 'New post',
      firstHint: 'Your first post appears on the blog as soon as you publish it.',
      many: 'Posts',
      none: 'No posts yet',
      noneFound: (search: string) => `No posts match “${search}”`,
      one: 'post',
      search: 'Search posts',
      this: 'this post',
      title: 'Post'
    },
    testimonial: {
      add: 'New testimonial',
      firstHint: 'Testimonials appear on the home page.',
      many: 'Testimonials',
      none: 'No testimonials yet',
      noneFound: (search: string) => `No testimonials match “${search}”`,
      one: 'testimonial',
      search: 'Search testimonials',
      this: 'this testimonial',
      title: 'Testimonial'
    }
  },
  otherKinds: {
    plan: 'plan',
    province: 'province',
    template: 'template',
    website: 'demo website'
  },
  states: {
    changed: 'Unpublished changes',
    draft: 'Draft',
    published: 'On the site',
    publishing: 'Not live yet',
    scheduled: 'Scheduled',
    scheduledFor: (moment: string) => `Scheduled for ${moment}`
  }
}

export const editorKindsMessages: Translated<typeof en> = { en }
