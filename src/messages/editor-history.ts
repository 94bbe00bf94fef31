import type { Translated } from './language.ts'

const en = {
  compareWithCurrent: 'Compare with current',
  compareWithCurrentOf: (name: string) => `Compare with current: ${name.toLowerCase()}`,
  currentText: 'Current text',
  identical: 'These versions are identical.',
  liveSince: (moment: string) => `On the site since ${moment}`,
  notCompared: 'We couldn’t compare these versions',
  nothingSaved: 'Nothing saved yet',
  restore: 'Restore',
  restoreVersion: (name: string) => `Restore ${name.toLowerCase()}`,
  restoring: 'Restoring…',
  theVersions: 'the versions',
  version: (number: number) => `Version ${number}`,
  versions: 'Versions',
  versionsListed: 'Every version will be listed here.',
  wasLive: (moment: string) => `Published ${moment}`,
  whatChanged: 'What changed',
  whatChangedIn: (name: string) => `What changed in ${name.toLowerCase()}`
}

const fr: typeof en = {
  compareWithCurrent: 'Comparer à la version actuelle',
  compareWithCurrentOf: (name) => `Comparer à la version actuelle : ${name.toLowerCase()}`,
  currentText: 'Texte actuel',
  identical: 'Ces versions sont identiques.',
  liveSince: (moment) => `Sur le site depuis le ${moment}`,
  notCompared: 'Nous n’avons pas pu comparer ces versions',
  nothingSaved: 'Rien n’est encore enregistré',
  restore: 'Rétablir',
  restoreVersion: (name) => `Rétablir la ${name.toLowerCase()}`,
  restoring: 'Rétablissement…',
  theVersions: 'les versions',
  version: (number) => `Version ${number}`,
  versions: 'Versions',
  versionsListed: 'Chaque version apparaîtra ici.',
  wasLive: (moment) => `Publiée le ${moment}`,
  whatChanged: 'Modifications',
  whatChangedIn: (name) => `Modifications de la ${name.toLowerCase()}`
}

export const editorHistoryMessages: Translated<typeof en> = { en, fr }
