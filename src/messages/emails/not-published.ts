import type { Translated } from '../language.ts'

const en = {
  post: {
    subject: (title: string) => `Your post “${title}” wasn’t published`,
    text: (title: string, moment: string) =>
      `You scheduled your post “${title}” for ${moment}, but it couldn’t be published then:`,
    button: 'Open your blog posts'
  },
  site: {
    subject: 'The changes to your website weren’t published',
    text: (moment: string) =>
      `You scheduled changes to your website for ${moment}, but they couldn’t be published then:`,
    button: 'Open the website builder'
  },
  heading: 'Not published as scheduled',
  next: 'Nothing is lost. Once you’ve taken care of this, publish or schedule again.'
}

const fr: typeof en = {
  post: {
    subject: (title) => `Votre article « ${title} » n’a pas été publié`,
    text: (title, moment) =>
      `Vous aviez planifié votre article « ${title} » pour le ${moment}, mais il n’a pas pu être publié à ce moment :`,
    button: 'Ouvrir vos articles de blogue'
  },
  site: {
    subject: 'Les modifications de votre site Web n’ont pas été publiées',
    text: (moment) =>
      `Vous aviez planifié des modifications de votre site Web pour le ${moment}, mais elles n’ont pas pu être publiées à ce moment :`,
    button: 'Ouvrir l’éditeur de site Web'
  },
  heading: 'Publication planifiée non effectuée',
  next: 'Rien n’est perdu. Une fois la correction faite, publiez ou planifiez de nouveau.'
}

export const notPublishedMessages: Translated<typeof en> = { en, fr }
