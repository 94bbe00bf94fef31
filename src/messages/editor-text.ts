import type { Translated } from './language.ts'

/** The rich-text and Markdown editors with their toolbars and dialogs. */
const en = {
  addPicture: 'Add picture',
  format: 'Format',
  formats: { markdown: 'Markdown', rich: 'Rich text' },
  link: {
    add: 'Add link',
    address: 'Address',
    hint: 'For example: https://www.crea.ca or /contact',
    remove: 'Remove link',
    title: 'Link',
    update: 'Update link',
    wrongAddress:
      'Please enter a web address (https://www.crea.ca), a page of this site (/contact), an email link (mailto:ann@crea.ca) or a phone link (tel:+14165550134).'
  },
  markdownOnly:
    'This text has parts that the rich-text editor doesn’t support, such as a table with a caption. It stays in Markdown, so nothing is lost.',
  markdownTools: 'Markdown tools',
  picture: {
    altHint:
      'Describes the image for people who can’t see it. For example: A brick house with a red door in the snow.',
    change: 'Change',
    changeLabelled: (label: string) => `Change the ${label.toLowerCase()}`,
    choose: 'Choose a picture',
    chooseAnother: 'Choose another',
    chooseLabelled: (label: string) => `Choose a picture: ${label.toLowerCase()}`,
    chosen: 'The picture you chose',
    formats: 'JPEG, PNG or WebP. Large pictures are scaled down for you.',
    missing: 'Please choose a picture.',
    remove: 'Remove',
    removeLabelled: (label: string) => `Remove the ${label.toLowerCase()}`,
    title: 'Picture',
    uploading: 'Uploading…',
    use: 'Use this picture'
  },
  tableTools: 'Table tools',
  textTools: 'Text tools',
  tools: {
    addColumn: 'Add column',
    addRow: 'Add row',
    bold: 'Bold',
    bulletList: 'Bulleted list',
    code: 'Code',
    deleteColumn: 'Delete column',
    deleteRow: 'Delete row',
    deleteTable: 'Delete table',
    heading: 'Heading',
    italic: 'Italic',
    line: 'Horizontal line',
    link: 'Link',
    numberedList: 'Numbered list',
    picture: 'Picture',
    quote: 'Quote',
    redo: 'Redo',
    smallerHeading: 'Smaller heading',
    strikethrough: 'Strikethrough',
    table: 'Table',
    undo: 'Undo'
  }
}

const fr: typeof en = {
  addPicture: 'Ajouter une image',
  format: 'Format',
  formats: { markdown: 'Markdown', rich: 'Texte enrichi' },
  link: {
    add: 'Ajouter le lien',
    address: 'Adresse',
    hint: 'Par exemple : https://www.crea.ca ou /contact',
    remove: 'Retirer le lien',
    title: 'Lien',
    update: 'Mettre à jour le lien',
    wrongAddress:
      'Veuillez entrer une adresse Web (https://www.crea.ca), une page de ce site (/contact), un lien vers une adresse courriel (mailto:ann@crea.ca) ou vers un numéro de téléphone (tel:+14165550134).'
  },
  markdownOnly:
    'Ce texte contient des éléments que l’éditeur de texte enrichi ne prend pas en charge, comme un tableau avec une légende. Il reste en Markdown, et rien n’est perdu.',
  markdownTools: 'Outils Markdown',
  picture: {
    altHint:
      'Décrit l’image pour les personnes qui ne la voient pas. Par exemple : Une maison de brique à porte rouge sous la neige.',
    change: 'Changer',
    changeLabelled: (label) => `Changer : ${label.toLowerCase()}`,
    choose: 'Choisir une image',
    chooseAnother: 'En choisir une autre',
    chooseLabelled: (label) => `Choisir une image : ${label.toLowerCase()}`,
    chosen: 'L’image choisie',
    formats: 'JPEG, PNG ou WebP. Nous réduisons pour vous les grandes images.',
    missing: 'Veuillez choisir une image.',
    remove: 'Retirer',
    removeLabelled: (label) => `Retirer : ${label.toLowerCase()}`,
    title: 'Image',
    uploading: 'Téléversement…',
    use: 'Utiliser cette image'
  },
  tableTools: 'Outils de tableau',
  textTools: 'Outils de texte',
  tools: {
    addColumn: 'Ajouter une colonne',
    addRow: 'Ajouter une ligne',
    bold: 'Gras',
    bulletList: 'Liste à puces',
    code: 'Code',
    deleteColumn: 'Supprimer la colonne',
    deleteRow: 'Supprimer la ligne',
    deleteTable: 'Supprimer le tableau',
    heading: 'Titre',
    italic: 'Italique',
    line: 'Ligne horizontale',
    link: 'Lien',
    numberedList: 'Liste numérotée',
    picture: 'Image',
    quote: 'Citation',
    redo: 'Rétablir',
    smallerHeading: 'Sous-titre',
    strikethrough: 'Barré',
    table: 'Tableau',
    undo: 'Annuler'
  }
}

export const editorTextMessages: Translated<typeof en> = { en, fr }
