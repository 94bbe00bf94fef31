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
  /** Why a field isn't shown, after its label. */
  reasonAt: (label: string, reason: string) => `${label}: ${reason}`,
  states: {
    changed: 'Unpublished changes',
    draft: 'Draft',
    published: 'On the site',
    publishing: 'Not live yet',
    scheduled: 'Scheduled',
    scheduledFor: (moment: string) => `Scheduled for ${moment}`
  }
}

const fr: typeof en = {
  kinds: {
    faq: {
      add: 'Nouvelle question',
      firstHint: 'Les questions et réponses paraissent dans la page FAQ.',
      many: 'FAQ',
      none: 'Aucune question pour l’instant',
      noneFound: (search) => `Aucune question ne correspond à « ${search} »`,
      one: 'question',
      search: 'Chercher dans la FAQ',
      this: 'cette question',
      title: 'Question'
    },
    policy: {
      add: 'Nouvelle politique',
      firstHint:
        'Chaque politique a sa propre page, à laquelle mènent des liens depuis les autres.',
      many: 'Politiques',
      none: 'Aucune politique pour l’instant',
      noneFound: (search) => `Aucune politique ne correspond à « ${search} »`,
      one: 'politique',
      search: 'Chercher dans les politiques',
      this: 'cette politique',
      title: 'Politique'
    },
    post: {
      add: 'Nouvel article',
      firstHint: 'Votre premier article paraît dans le blogue dès que vous le publiez.',
      many: 'Articles',
      none: 'Aucun article pour l’instant',
      noneFound: (search) => `Aucun article ne correspond à « ${search} »`,
      one: 'article',
      search: 'Chercher dans les articles',
      this: 'cet article',
      title: 'Article'
    },
    testimonial: {
      add: 'Nouveau témoignage',
      firstHint: 'Les témoignages paraissent dans la page d’accueil.',
      many: 'Témoignages',
      none: 'Aucun témoignage pour l’instant',
      noneFound: (search) => `Aucun témoignage ne correspond à « ${search} »`,
      one: 'témoignage',
      search: 'Chercher dans les témoignages',
      this: 'ce témoignage',
      title: 'Témoignage'
    }
  },
  otherKinds: {
    plan: 'forfait',
    province: 'province',
    template: 'modèle',
    website: 'site Web de démonstration'
  },
  reasonAt: (label, reason) => `${label} : ${reason}`,
  states: {
    changed: 'Modifications non publiées',
    draft: 'Brouillon',
    published: 'Sur le site',
    publishing: 'Pas encore en ligne',
    scheduled: 'Programmé',
    scheduledFor: (moment) => `Programmé pour le ${moment}`
  }
}

export const editorKindsMessages: Translated<typeof en> = { en, fr }
