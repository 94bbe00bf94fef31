import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'Blog',
    description:
      'Insights and inspiration for Canadian real-estate agents: websites, photos, clients and the rules around them.'
  },
  olderPage: (number: number) => ({
    title: `Blog, page ${number}`,
    description: `Older posts for Canadian real-estate agents, page ${number}.`
  }),
  over: 'Insights & Inspiration',
  title: 'The Latest From Our Blog',
  posts: 'Posts',
  none: {
    text: 'No posts yet. Our guides are worth a look in the meantime.',
    link: 'How to Setup'
  },
  morePosts: 'More posts',
  newer: '← New Posts',
  older: 'Older Posts →',
  postedOn: 'Posted on',
  publishedOn: 'Published on',
  trail: { home: 'Home', blog: 'Blog' },
  recent: {
    title: 'Recent Blogs',
    none: 'This is the first post.',
    all: 'All posts'
  },
  feedTitle: (product: string) => `${product}: Insights & Inspiration`
}

export const blogMessages: Translated<typeof en> = { en }
