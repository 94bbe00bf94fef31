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

const fr: typeof en = {
  page: {
    title: 'Blogue',
    description:
      'Idées et inspiration pour les courtiers immobiliers du Canada : sites Web, photos, clientèle et les règles qui les entourent.'
  },
  olderPage: (number) => ({
    title: `Blogue, page ${number}`,
    description: `Articles antérieurs pour les courtiers immobiliers du Canada, page ${number}.`
  }),
  over: 'Idées et inspiration',
  title: 'Les derniers articles de notre blogue',
  posts: 'Articles',
  none: {
    text: 'Aucun article en français pour le moment. D’ici là, nos guides valent le coup d’œil.',
    link: 'Guides de configuration'
  },
  morePosts: 'Autres articles',
  newer: '← Articles récents',
  older: 'Articles antérieurs →',
  postedOn: 'Publié le',
  publishedOn: 'Publié le',
  trail: { home: 'Accueil', blog: 'Blogue' },
  recent: {
    title: 'Articles récents',
    none: 'C’est le premier article en français.',
    all: 'Tous les articles'
  },
  feedTitle: (product) => `${product} : idées et inspiration`
}

export const blogMessages: Translated<typeof en> = { en, fr }
